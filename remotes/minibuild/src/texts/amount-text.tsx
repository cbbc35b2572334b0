import { maxTickerLength, readTokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { quantityText } from './domain/quantity-text';

interface AmountTextProps {
  /** In the smallest units of the token. */
  amount: string;
  token: ProcessId | undefined;
}

/** Name and decimal places of a token change rarely. */
const everyMs = 3_600_000;

/** An amount of a token. It is there once the token has returned its decimal places: until then any number would be wrong. */
export function AmountText({ amount, token }: AmountTextProps) {
  const ao = useAo();
  const { iso } = useLocale();
  const { reading } = useReading({
    key: token && `token ${token}`,
    everyMs,
    read: (options) => readTokenInfo({ ao, process: token as ProcessId }, options),
  });
  const info = valueOf(reading);
  if (!info) return null;
  // Any process may be named as the token, and its ticker be any text.
  const ticker = [...info.ticker].slice(0, maxTickerLength).join('');
  return (
    <>
      {quantityText(amount, info.denomination, iso)}
      {'\u00a0'}
      <bdi>{ticker}</bdi>
    </>
  );
}
