/** Returns a 32-bit hash of numbers, each a whole number of 32 bits with or without sign (FNV-1a over words, mixed). */
export function hashOf(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
