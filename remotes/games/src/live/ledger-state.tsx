import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGamesErrorText, useMessages } from '../messages';

interface LedgerStateProps {
  reading: Reading<unknown>;
  /** Asks again now. */
  refresh: () => unknown;
}

/** The state of something read from the ledger: that it is on its way, that it is old, or why it isn't there. */
export function LedgerState({ reading, refresh }: LedgerStateProps) {
  const t = useMessages();
  const errorText = useGamesErrorText();
  const { iso } = useLocale();
  if (reading.status === 'current') return null;
  if (reading.status === 'loading') return <Spinner label={t('live.loading')} />;
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice
      tone={reading.status === 'stale' ? 'warning' : 'error'}
      title={reading.status === 'stale' ? t('live.stale', { time: time.format(reading.at) }) : undefined}
      action={
        <Button variant="secondary" onClick={() => void refresh()}>
          {t('live.again')}
        </Button>
      }
    >
      {errorText(reading.error)}
    </Notice>
  );
}
