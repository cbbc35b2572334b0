import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { LaterPart } from './use-part';

/** The state of a part that is not there yet: that it is on its way, or that it could not be fetched. */
export function LaterState({ part }: { part: LaterPart<unknown> }) {
  const t = useMessages();
  if (part.value !== undefined) return null;
  if (!part.hasFailed) return <Spinner label={t('live.loading')} />;
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={part.retry}>
          {t('live.again')}
        </Button>
      }
    >
      {t('live.part-failed')}
    </Notice>
  );
}
