/**
 * Writes a quantity of smallest units as whole tokens, exactly, with its fraction where it has one.
 * @param quantity decimal digits
 * @param denomination decimal places of a whole token, 0 or more
 * @param locale a tag of a language, for the separators
 */
export function quantityText(quantity: string, denomination: number, locale: string): string {
  const digits = quantity.padStart(denomination + 1, '0');
  const point = digits.length - denomination;
  const whole = new Intl.NumberFormat(locale).format(BigInt(digits.slice(0, point)));
  const fraction = digits.slice(point).replace(/0+$/, '');
  const [, separator = { value: '.' }] = new Intl.NumberFormat(locale).formatToParts(1.5);
  return fraction ? whole + separator.value + fraction : whole;
}
