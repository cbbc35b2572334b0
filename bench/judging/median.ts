/**
 * Returns the middle value, of two the greater.
 * @throws Error for an empty list
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
