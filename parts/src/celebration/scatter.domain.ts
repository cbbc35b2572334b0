/**
 * Returns a number from 0 to 1, as if by chance: other numbers for each index and each purpose, and no pattern between
 * them. A celebration needs no real chance, and looks the same in every test.
 */
export function scatter(index: number, purpose: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
