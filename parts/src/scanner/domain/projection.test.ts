import { projectionOnto } from './projection';

const square = [
  [0, 0],
  [33, 0],
  [33, 33],
  [0, 33],
] as const;
const leaning = [
  [120, 80],
  [300, 95],
  [280, 260],
  [110, 240],
] as const;

test('each corner goes to its corner, and back', () => {
  const there = projectionOnto(square, leaning);
  const back = projectionOnto(leaning, square);
  for (const [at, [x, y]] of square.entries()) {
    const [u, v] = there(x, y);
    expect(u).toBeCloseTo(leaning[at]?.[0] ?? 0, 6);
    expect(v).toBeCloseTo(leaning[at]?.[1] ?? 0, 6);
    const [again, down] = back(u, v);
    expect(again).toBeCloseTo(x, 6);
    expect(down).toBeCloseTo(y, 6);
  }
});

test('straight lines stay straight', () => {
  const there = projectionOnto(square, leaning);
  const [[ax, ay], [bx, by], [cx, cy]] = [there(3, 4), there(10, 12), there(17, 20)];
  expect((bx - ax) * (cy - ay)).toBeCloseTo((cx - ax) * (by - ay), 4);
});

test('points of which three lie on one line give no numbers, and no error', () => {
  const line = [
    [0, 0],
    [10, 0],
    [20, 0],
    [0, 10],
  ] as const;
  expect(projectionOnto(line, leaning)(5, 5).every(Number.isFinite)).toBe(false);
});
