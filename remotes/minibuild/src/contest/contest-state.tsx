import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../messages';

interface ContestStateProps {
  reading: Reading<unknown>;
  /** Asks again now. */
  refresh: () => unknown;
}

/** The state of something read from the ledger: that it is on its way, that it is old, or why it isn't there. */
export function ContestState({ reading, refresh }: ContestStateProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { iso } = useLocale();
  if (reading.status === 'current') return null;
  if (reading.status === 'loading') return <Spinner label={t('contest.loading')} />;
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const isStale = reading.status === 'stale';
  return (
    <Notice
      tone={isStale ? 'warning' : 'error'}
      title={isStale ? t('contest.stale', { time: time.format(reading.at) }) : undefined}
      action={
        <Button variant="secondary" onClick={() => void refresh()}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(reading.error)}
    </Notice>
  );
}
