/** Digits before the point, and after it, that a typed amount may have. */
const maxDigits = 40;

/**
 * Returns a typed number without the signs that group its digits. A single comma before three digits may group or be a decimal sign,
 * by the language, so that text is left as it is.
 */
function ungrouped(text: string): string {
  const compact = text.replace(/[\s\u00a0\u202f_]/gu, '');
  const isGrouped = /^\d{1,3}(?:,\d{3}){2,}(?:\.\d*)?$/.test(compact) || /^\d{1,3},\d{3}\.\d+$/.test(compact);
  return isGrouped ? compact.replaceAll(',', '') : compact;
}

/**
 * Returns the smallest units in a typed amount of whole tokens.
 * @param text such as `1 000 000` or `2.5`
 * @param denomination decimal places of a whole token
 * @returns undefined for a text that is no amount, can be read in two ways, or has more places than the token
 */
export function unitsIn(text: string, denomination: number): string | undefined {
  const plain = ungrouped(text);
  if (/^\d+,\d{3}$/.test(plain)) return undefined;
  const [, whole = '', places = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(plain) ?? [];
  const kept = places.replace(/0+$/, '');
  if (whole === '' || whole.length > maxDigits || kept.length > denomination) return undefined;
  return BigInt(`${whole}${kept.padEnd(denomination, '0')}`).toString();
}
