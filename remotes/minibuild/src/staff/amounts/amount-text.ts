import { decimalText, type TokenInfo } from '@rainbow-rabbit/processes/token/client';

/** Writes a quantity of smallest units as whole tokens with their ticker, with the separators of a language. */
export function tokenAmountText(
  quantity: string,
  { denomination, ticker }: Pick<TokenInfo, 'denomination' | 'ticker'>,
  iso: string,
): string {
  const [whole = '0', places] = decimalText(quantity, denomination).split('.');
  const format = new Intl.NumberFormat(iso);
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${format.format(BigInt(whole))}${places ? `${point}${places}` : ''}${ticker ? `\u00a0${ticker}` : ''}`;
}
