import type { Luma } from './luma';
import { enlarge, smooth } from './resample';

const row = (...greys: number[]): Luma => ({
  width: greys.length,
  height: 2,
  data: Uint8Array.of(...greys, ...greys),
});

test('enlarging keeps an even picture even', () => {
  const { width, height, data } = enlarge({ width: 4, height: 6, data: new Uint8Array(24).fill(77) }, 1.5);
  expect([width, height]).toEqual([6, 9]);
  expect(new Set(data)).toEqual(new Set([77]));
});

test('enlarging puts the mean between two pixels and leaves the ends as they are', () => {
  const { data } = enlarge(row(0, 200), 2);
  expect([...data.subarray(0, 4)]).toEqual([0, 50, 150, 200]);
});

test('enlarging by one changes nothing', () => {
  const picture = row(3, 90, 250, 12);
  expect(enlarge(picture, 1)).toEqual(picture);
});

test('smoothing removes a fine pattern and keeps the mean', () => {
  const stripes = Uint8Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 0 : 200));
  const { data } = smooth({ width: 20, height: 20, data: stripes });
  const middle = data.subarray(210 - 5, 210 + 5);
  for (const grey of middle) expect(Math.abs(grey - 100)).toBeLessThanOrEqual(20);
});

test('smoothing leaves an even picture even, edges included', () => {
  expect(new Set(smooth({ width: 9, height: 7, data: new Uint8Array(63).fill(130) }).data)).toEqual(
    new Set([130]),
  );
});
