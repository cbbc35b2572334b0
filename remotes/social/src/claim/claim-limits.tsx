import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useClaimMessages } from './claim-messages';
import type { TodaysClaim } from './domain/claim-ways';

interface ClaimLimitsProps {
  claim: TodaysClaim;
  /** The quantity that the pot has left, in smallest units. */
  free: string;
  /** End of the day of the caps, in Unix milliseconds. */
  endsAt: number;
  amountText: (quantity: string) => string;
}

/** Says what keeps a part of the earnings back: a cap of the day, with the time from which on the rest is paid, or a short pot. */
export function ClaimLimits({ claim: { quantity, cap }, free, endsAt, amountText }: ClaimLimitsProps) {
  const t = useClaimMessages();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' }).format(endsAt);
  return (
    <>
      {cap && (
        <Notice tone="warning">
          {quantity === '0'
            ? t(`claim.day.${cap}-met`, { time })
            : t(`claim.day.${cap}`, { amount: amountText(quantity), time })}
        </Notice>
      )}
      {BigInt(quantity) > BigInt(free) && <Notice tone="warning">{t('claim.pot-short')}</Notice>}
    </>
  );
}
