import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback } from 'react';
import { shownAmount } from '../../amounts/shown-amount';
import { visibleText } from '../../words/visible-text.domain';

/** The way in which quantities of a token are shown. */
export interface ShownUnit {
  ticker: string;
  denomination: number;
}

/** Returns a function that writes a quantity of smallest units as people read it, with the ticker. */
export function useAmount({ ticker, denomination }: ShownUnit): (quantity: bigint | string) => string {
  const { iso } = useLocale();
  return useCallback(
    (quantity) =>
      `${shownAmount(quantity.toString(), denomination, iso)}\u00a0${visibleText(ticker.slice(0, 20))}`,
    [ticker, denomination, iso],
  );
}
