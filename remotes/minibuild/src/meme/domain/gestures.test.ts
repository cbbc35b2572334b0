import { boxAfterKey, movedBox, pinchedBox, resizedBox, turnedBox } from './gestures';
import { memeLimits } from './meme';

const box = { x: 400, y: 300, width: 400, height: 200, turn: 0 };
const at = (x: number, y: number) => ({ x, y });

test('a box follows a pointer, holds on to the middle, and stays in the picture', () => {
  expect(movedBox(box, at(0, 0), at(50, 20), 'square').box).toMatchObject({ x: 450, y: 320 });
  expect(movedBox(box, at(0, 0), at(395, 0), 'square')).toMatchObject({
    box: { x: 800, y: 300 },
    lines: { isDown: true, isAcross: false },
  });
  expect(movedBox(box, at(0, 0), at(-9000, 9000), 'wide').box).toMatchObject({ x: 0, y: 900 });
});

test.each([0, 30, 90, -135])(
  'a corner follows a pointer and the opposite one stays, turned by %d',
  (turn) => {
    const turned = { ...box, turn };
    const corner = (from: typeof box, across: number, down: number) => {
      const angle = (from.turn * Math.PI) / 180;
      const [x, y] = [(across * from.width) / 2, (down * from.height) / 2];
      return [
        from.x + x * Math.cos(angle) - y * Math.sin(angle),
        from.y + x * Math.sin(angle) + y * Math.cos(angle),
      ];
    };
    const [x = 0, y = 0] = corner({ ...turned, width: 480, height: 260 }, 1, 1);
    const next = resizedBox(turned, [1, 1], at(x, y), { format: 'square', isInShape: false });
    expect(next.turn).toBe(turn);
    const [before, after] = [corner(turned, -1, -1), corner(next, -1, -1)];
    expect(after[0]).toBeCloseTo(before[0] ?? 0);
    expect(after[1]).toBeCloseTo(before[1] ?? 0);
    expect(corner(next, 1, 1)[0]).toBeCloseTo(x);
    expect(corner(next, 1, 1)[1]).toBeCloseTo(y);
  },
);

test('a box in shape keeps its proportion, and none becomes too small to be found', () => {
  const next = resizedBox(box, [1, 1], at(900, 500), { format: 'square', isInShape: true });
  expect(next.width / next.height).toBeCloseTo(2);
  const least = resizedBox(box, [1, 1], at(-900, -900), { format: 'square', isInShape: false });
  expect([least.width, least.height]).toEqual([memeLimits.side, memeLimits.side]);
});

test('the handle above a box turns it, and it holds on to eighths of a circle', () => {
  expect(turnedBox(box, at(400, 0), 'square').turn).toBe(0);
  expect(turnedBox(box, at(900, 290), 'square').turn).toBe(90);
  expect(turnedBox(box, at(400 + 200 * Math.sin(1), 300 - 200 * Math.cos(1)), 'square').turn).toBe(57);
});

test('two fingers move, enlarge and turn a box at once', () => {
  const next = pinchedBox(box, [at(300, 300), at(500, 300)], [at(500, 100), at(500, 500)], 'square');
  expect(next).toMatchObject({ turn: 90, width: 800, height: 400 });
  expect(next.x).toBeCloseTo(500);
  expect(next.y).toBeCloseTo(300);
});

test('keys move, resize and turn a box; others leave it alone', () => {
  const key = (name: string, shiftKey = false) => boxAfterKey(box, { key: name, shiftKey }, 'square');
  expect(key('ArrowRight')).toMatchObject({ x: 416 });
  expect(key('ArrowUp', true)).toMatchObject({ y: 220 });
  expect(key('+')?.width).toBeGreaterThan(box.width);
  expect(key('-')?.height).toBeLessThan(box.height);
  expect(key('W', true)?.width).toBeLessThan(box.width);
  expect(key('r')).toMatchObject({ turn: 5 });
  expect(key('q')).toBeUndefined();
  expect(boxAfterKey({ ...box, turn: 180 - 2 }, { key: 'r', shiftKey: false }, 'square')?.turn).toBe(-177);
});
