import type { Luma } from './luma';
import { unroll } from './unroll';

const size = 25;
const moduleSide = 6;
const side = 240;
const [left, top] = [45, 45];

/** Squares of a module, dark and light in turn, seen as if bent around an upright cylinder. */
function bentBoard(bend: number): Luma {
  const data = new Uint8Array(side * side).fill(220);
  const radius = bend === 0 ? Number.POSITIVE_INFINITY : size / 2 / bend;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const seen = (x + 0.5 - left) / moduleSide - size / 2;
      const across = (bend === 0 ? seen : radius * Math.asin(seen / radius)) + size / 2;
      const down = (y + 0.5 - top) / moduleSide;
      const inside = across >= 0 && across < size && down >= 0 && down < size;
      if (inside && (Math.floor(across) + Math.floor(down)) % 2 === 0) data[y * side + x] = 30;
    }
  }
  return { width: side, height: side, data };
}

/** Returns the share of modules whose middle is drawn in its colour. */
function rightShare({ width, data }: Luma): number {
  let right = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (module: number) => (module + 3) * 5 + 2;
      const dark = (data[at(row) * width + at(column)] ?? 255) < 128;
      if (dark === ((row + column) % 2 === 0)) right++;
    }
  }
  return right / size ** 2;
}

/** Where a reader that takes the code for flat sees its corners: as the finder patterns show. */
function cornersSeen(bend: number) {
  const radius = size / 2 / bend;
  const reach = size / 2 - 3.5;
  const half = bend === 0 ? size / 2 : ((size / 2) * radius * Math.sin(reach / radius)) / reach;
  const [from, to] = [left + moduleSide * (size / 2 - half), left + moduleSide * (size / 2 + half)];
  return [
    [from, top],
    [to, top],
    [to, top + size * moduleSide],
    [from, top + size * moduleSide],
  ] as const;
}

test('the first drawing is the code as it seems: right for a flat one', () => {
  const [flat] = unroll(bentBoard(0), { size, corners: cornersSeen(0) });
  expect(flat && rightShare(flat)).toBe(1);
});

test('a bent code is right in one of the later drawings', () => {
  const shares = [...unroll(bentBoard(0.75), { size, corners: cornersSeen(0.75) })].map(rightShare);
  expect(Math.max(...shares)).toBe(1);
  expect(shares[0]).toBeLessThan(1);
});

test('corners that make no shape are drawn as something, without an error', () => {
  const corners = [
    [10, 10],
    [10, 10],
    [10, 10],
    [10, 10],
  ] as const;
  for (const drawing of unroll(bentBoard(0), { size, corners })) expect(drawing.width).toBe(155);
});
