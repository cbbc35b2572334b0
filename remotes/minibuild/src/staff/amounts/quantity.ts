/**
 * Returns the quantity that an amount of whole tokens is, in smallest units.
 * @param text such as `2.5`
 * @param denomination decimal places of a whole token
 * @returns undefined for a text that is no amount above zero, or has more places than the token
 */
export function quantityOf(text: string, denomination: number): string | undefined {
  const [, whole = '', places = ''] = /^(\d{1,30})(?:[.,](\d{1,30}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || places.replace(/0+$/, '').length > denomination) return undefined;
  const units = BigInt(`${whole}${places.slice(0, denomination).padEnd(denomination, '0')}`);
  return units > 0n ? units.toString() : undefined;
}

/** Returns the sum of quantities. */
export const sumOf = (quantities: readonly string[]): string =>
  quantities.reduce((sum, quantity) => sum + BigInt(quantity), 0n).toString();

/** Returns what is left of a quantity after another; `0` at least. */
export function leftOf(quantity: string, taken: string): string {
  const left = BigInt(quantity) - BigInt(taken);
  return left > 0n ? left.toString() : '0';
}

/** Returns one of equal shares of a quantity, rounded down. */
export const shareOf = (quantity: string, people: number): string =>
  (BigInt(quantity) / BigInt(Math.max(1, people))).toString();
