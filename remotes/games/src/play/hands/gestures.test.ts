import {
  dragMs,
  Gestures,
  longTapMs,
  type PointerMove,
  rolloverMs,
  swipePx,
  tapTolerancePx,
} from './gestures';

const at = (x: number, y: number, timeMs: number, id = 1): PointerMove => ({ id, x, y, timeMs });

test('the gestures have the constants of the specification', () => {
  expect({ tapTolerancePx, swipePx, longTapMs, dragMs, rolloverMs }).toEqual({
    tapTolerancePx: 10,
    swipePx: 30,
    longTapMs: 400,
    dragMs: 100,
    rolloverMs: 100,
  });
});

test('a tap is a press at once and a release where the finger leaves', () => {
  const gestures = new Gestures();
  expect(gestures.down(at(50, 60, 0))).toEqual([{ kind: 'press', x: 50, y: 60 }]);
  expect(gestures.move(at(52, 61, 30))).toEqual([]);
  expect(gestures.up(at(52, 61, 60))).toEqual([{ kind: 'release', x: 52, y: 61 }]);
});

test.each([
  ['right', 30, 5],
  ['left', -30, 5],
  ['down', -5, 30],
  ['up', 5, -30],
] as const)('a finger that goes 30 px %s swipes once', (direction, x, y) => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0));
  expect(gestures.move(at(x / 2, y / 2, 30))).toEqual([]);
  expect(gestures.move(at(x, y, 60))).toEqual([{ kind: 'swipe', direction }]);
  expect(gestures.move(at(3 * x, 3 * y, 90))).toEqual([]);
});

test('a finger that goes 29 px does not swipe', () => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0));
  expect(gestures.move(at(0, swipePx - 1, 50))).toEqual([]);
});

test('a finger that drags slowly never swipes, and swipes from where it rested', () => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0));
  for (let step = 1; step <= 10; step += 1) expect(gestures.move(at(step * 9, 0, step * dragMs))).toEqual([]);
  expect(gestures.move(at(90, 30, 10 * dragMs + 40))).toEqual([{ kind: 'swipe', direction: 'down' }]);
});

test('fingers are told apart', () => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0, 1));
  expect(gestures.down(at(100, 0, 10, 2))).toEqual([{ kind: 'press', x: 100, y: 0 }]);
  expect(gestures.move(at(100, 40, 60, 2))).toEqual([{ kind: 'swipe', direction: 'down' }]);
  expect(gestures.up(at(0, 0, 70, 1))).toEqual([{ kind: 'release', x: 0, y: 0 }]);
});

test('a second finger beside the first rolls over with it, and is no press', () => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0, 1));
  expect(gestures.down(at(8, 0, rolloverMs, 2))).toEqual([]);
  expect(gestures.up(at(8, 0, 120, 2))).toEqual([]);
  expect(gestures.down(at(8, 0, rolloverMs + 30, 3))).toHaveLength(1);
});

test('a finger that rests for 400 ms makes a long tap', () => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0));
  gestures.move(at(tapTolerancePx, 0, 100));
  expect(gestures.isLongTap(1, longTapMs - 1)).toBe(false);
  expect(gestures.isLongTap(1, longTapMs)).toBe(true);
});

test.each([
  ['moved', (gestures: Gestures) => gestures.move(at(tapTolerancePx + 1, 0, 100))],
  ['left', (gestures: Gestures) => gestures.up(at(0, 0, 100))],
  ['is not alone', (gestures: Gestures) => gestures.down(at(90, 0, 100, 2))],
])('a finger that %s makes no long tap', (_, change) => {
  const gestures = new Gestures();
  gestures.down(at(0, 0, 0));
  change(gestures);
  expect(gestures.isLongTap(1, longTapMs)).toBe(false);
});

test('all fingers are released when the screen takes no more of them', () => {
  const gestures = new Gestures();
  gestures.down(at(1, 2, 0, 1));
  gestures.down(at(90, 2, 0, 2));
  expect(gestures.cancel()).toEqual([
    { kind: 'release', x: 1, y: 2 },
    { kind: 'release', x: 90, y: 2 },
  ]);
  expect(gestures.up(at(1, 2, 10))).toEqual([]);
});
