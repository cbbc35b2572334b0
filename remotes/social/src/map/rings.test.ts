import { clipRing, type MapPoint, simplifyRing, sizeOf } from './rings';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const square = (from: number, to: number): MapPoint[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

test('a ring inside of the box stays as it is', () => {
  expect(clipRing(square(2, 5), box)).toEqual(square(2, 5));
});

test('a ring across an edge ends there', () => {
  const cut = clipRing(square(-5, 5), box);
  expect(sizeOf(cut)).toBe(25);
  for (const [x, y] of cut) expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
});

test('a ring outside of the box is gone, and one around it becomes the box', () => {
  expect(clipRing(square(20, 30), box)).toEqual([]);
  expect(sizeOf(clipRing(square(-20, 30), box))).toBe(100);
});

test('the area does not depend on the direction', () => {
  expect(sizeOf(square(0, 4))).toBe(16);
  expect(sizeOf(square(0, 4).toReversed())).toBe(16);
});

test('points that are close to the line between others are left out', () => {
  const ring: MapPoint[] = [
    [0, 0],
    [5, 0.3],
    [10, 0],
    [10, 10],
    [5, 14],
    [0, 10],
  ];
  expect(simplifyRing(ring, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 14],
    [0, 10],
  ]);
});
