import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages, useSocialErrorText } from '../messages';

interface ReadingStateProps {
  reading: Reading<unknown>;
  /** Asks again now. */
  refresh: () => void;
}

/** The state of something read from the network: that it is on its way, that it is old, or why it isn't there. */
export function ReadingState({ reading, refresh }: ReadingStateProps) {
  const t = useMessages();
  const errorText = useSocialErrorText();
  const { iso } = useLocale();
  const again = (
    <Button variant="secondary" onClick={refresh}>
      {t('live.again')}
    </Button>
  );
  switch (reading.status) {
    case 'loading':
      return <Spinner label={t('live.loading')} />;
    case 'failed':
      return (
        <Notice tone="error" action={again}>
          {errorText(reading.error)}
        </Notice>
      );
    case 'stale': {
      const format = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
      return (
        <Notice tone="warning" title={t('live.stale', { time: format.format(reading.at) })} action={again}>
          {errorText(reading.error)}
        </Notice>
      );
    }
    default:
      return null;
  }
}
