import { holes } from '@rainbow-rabbit/processes/arcade/games/whac';
import { WhacControls } from './controls';
import { holePlaces, whacSize } from './layout';

const key = (code: string, isDown = true) => ({ kind: 'key' as const, code, isDown });
const hitsOf = (controls: WhacControls, ...codes: string[]) =>
  codes.flatMap((code) => controls.inputsOf(key(code)));

test('a press hits the hole under the finger, or the rabbit over it', () => {
  const controls = new WhacControls();
  for (const [hole, { x, y, scale }] of holePlaces.entries()) {
    for (const [right, up] of [
      [0, 0],
      [0, 70],
      [40, 30],
      [-40, 30],
    ] as const) {
      const press = { kind: 'press' as const, x: x + right * scale, y: y - up * scale };
      expect(controls.inputsOf(press)).toEqual([hole]);
    }
  }
});

test('a press on the sky, or a finger that leaves, hits nothing', () => {
  const controls = new WhacControls();
  for (const x of [50, 180, 310]) expect(controls.inputsOf({ kind: 'press', x, y: 60 })).toEqual([]);
  expect(controls.inputsOf({ kind: 'press', x: -100, y: 300 })).toEqual([]);
  expect(controls.inputsOf({ kind: 'release', x: 180, y: 355 })).toEqual([]);
  expect(controls.inputsOf({ kind: 'swipe', direction: 'up' })).toEqual([]);
});

test('targets are at least 44 units wide and high, and lie within the scene', () => {
  for (const { x, y, scale } of holePlaces) {
    expect(x - 44 * scale).toBeGreaterThan(0);
    expect(x + 44 * scale).toBeLessThan(whacSize.width);
    expect(y).toBeLessThan(whacSize.height - 20);
    expect(y - 70 * scale).toBeGreaterThan(110);
  }
});

test('digits, letters and the numpad hit the holes that lie as they do', () => {
  const controls = new WhacControls();
  const all = Array.from({ length: holes }, (_, hole) => hole);
  expect(hitsOf(controls, ...all.map((hole) => `Digit${hole + 1}`))).toEqual(all);
  expect(hitsOf(controls, ...'QWEASDZXC'.split('').map((letter) => `Key${letter}`))).toEqual(all);
  expect(hitsOf(controls, 'Numpad7', 'Numpad9', 'Numpad5', 'Numpad1', 'Numpad3')).toEqual([0, 2, 4, 6, 8]);
  expect(controls.inputsOf(key('KeyQ', false))).toEqual([]);
  expect(controls.cursor).toBeUndefined();
});

test('arrows move a cursor from the middle, which stays in the meadow, and Space and Enter hit there', () => {
  const controls = new WhacControls();
  expect(hitsOf(controls, 'Space')).toEqual([]);
  expect(controls.cursor).toBe(4);
  expect(hitsOf(controls, 'ArrowLeft', 'ArrowLeft', 'Space')).toEqual([3]);
  expect(hitsOf(controls, 'ArrowUp', 'ArrowUp', 'Enter')).toEqual([0]);
  expect(hitsOf(controls, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter')).toEqual([5]);
});
