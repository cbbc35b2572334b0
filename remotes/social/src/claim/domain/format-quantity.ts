/**
 * Formats a quantity of smallest units exactly, however large it is.
 * @param quantity decimal digits
 * @param denomination decimal places of a whole token, 0 or more
 * @param locale a tag of a language, for the separators
 * @returns the number of whole tokens, with its fraction where it has one
 * @throws SyntaxError for a text that is no whole number
 */
export function formatQuantity(quantity: string, denomination: number, locale: string): string {
  const units = BigInt(quantity);
  const whole = units / 10n ** BigInt(denomination);
  const fraction = (units % 10n ** BigInt(denomination))
    .toString()
    .padStart(denomination, '0')
    .slice(0, denomination)
    .replace(/0+$/, '');
  const format = new Intl.NumberFormat(locale);
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return fraction ? `${format.format(whole)}${point}${fraction}` : format.format(whole);
}
