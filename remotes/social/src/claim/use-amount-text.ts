import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { maxTickerLength, type TokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback } from 'react';
import { formatQuantity } from './domain/format-quantity';

/** Returns a function that writes a quantity of smallest units as an amount of the token, exactly. */
export function useAmountText(
  token: Pick<TokenInfo, 'ticker' | 'denomination'>,
): (quantity: string) => string {
  const { iso } = useLocale();
  const { ticker, denomination } = token;
  return useCallback(
    // Any token may be named, and its ticker be any text.
    (quantity) =>
      `${formatQuantity(quantity, denomination, iso)}\u00a0${ledgerText(ticker).slice(0, maxTickerLength)}`,
    [ticker, denomination, iso],
  );
}
