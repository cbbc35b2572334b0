import { plainLine } from '../../words/plain-text.domain';

/** A holder of a token. */
export interface HolderRow {
  address: string;
  /** In smallest units. */
  quantity: string;
}

/** Characters of the longest address that is shown. */
const maxAddress = 64;

/** Digits of the longest quantity that is compared. */
const maxDigits = 1000;

/** Digits of two quantities, filled up to the same length, compare as their numbers do. */
const byQuantity = (one: HolderRow, other: HolderRow): number =>
  other.quantity
    .padStart(one.quantity.length, '0')
    .localeCompare(one.quantity.padStart(other.quantity.length, '0'), 'en');

/**
 * Returns the holders of several pages, the largest first, without those that have nothing.
 * @param most holders that are returned
 */
export function mergedHolders(
  before: readonly HolderRow[],
  page: ReadonlyMap<string, string>,
  most: number,
): readonly HolderRow[] {
  const all = new Map(before.map(({ address, quantity }) => [address, quantity]));
  for (const [address, quantity] of page) {
    if (all.size >= most) break;
    if (quantity !== '0' && quantity.length <= maxDigits) all.set(plainLine(address, maxAddress), quantity);
  }
  return [...all].map(([address, quantity]) => ({ address, quantity })).sort(byQuantity);
}
