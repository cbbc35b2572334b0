import { decimalText } from '@rainbow-rabbit/processes/token/client';

/** Digits of the longest quantity that is written in full: those of 256 bits. */
const mostDigits = 78;

/** Digits that a longer quantity is shown with, beside its power of ten. */
const leadingDigits = 6;

/**
 * Writes a quantity of smallest units as whole tokens, with the separators of a language. A quantity of more digits than any
 * token needs is written short, so that no process fills the page with digits.
 * @param quantity decimal digits
 */
export function shownAmount(quantity: string, denomination: number, iso: string): string {
  const digits = quantity.replace(/^0+(?=\d)/, '');
  const format = new Intl.NumberFormat(iso);
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  if (digits.length > mostDigits) {
    const [first = '', rest] = [digits[0], digits.slice(1, leadingDigits)];
    return `≈ ${first}${point}${rest} × 10^${digits.length - 1 - denomination}`;
  }
  const [whole = '0', places] = decimalText(digits, denomination).split('.');
  return `${format.format(BigInt(whole))}${places ? `${point}${places}` : ''}`;
}
