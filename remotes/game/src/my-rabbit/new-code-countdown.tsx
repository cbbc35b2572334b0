import { slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useLikelyLedgerTime } from '../session/use-ledger-time';

/** The time until a new chain has its first code, that of `slot`. */
export function NewCodeCountdown({ slot }: { slot: number }) {
  const t = useMessages();
  const { iso } = useLocale();
  const seconds = Math.max(0, Math.ceil((slotStart(slot) - useLikelyLedgerTime(1000)) / 1000));
  const when = new Intl.RelativeTimeFormat(iso).format(seconds, 'second');
  return (
    <>
      <Notice tone="info" title={t('chain.starting.title')}>
        {t('chain.starting.text')}
      </Notice>
      <p role="timer">{t('chain.starting.when', { when })}</p>
    </>
  );
}
