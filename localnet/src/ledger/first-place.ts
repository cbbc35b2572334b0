/** The place of the first entry of an ordered list for which `isReached` is true, or the list's length. */
export function firstPlace<T>(list: readonly T[], isReached: (entry: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const entry = list[middle];
    if (entry !== undefined && isReached(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}
