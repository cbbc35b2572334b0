import { keepEvent } from '@rainbow-rabbit/shared/network';
import { Button, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { useIsOpenedOnly } from './use-known-events';

/** Offers a player who came with a link alone, as to a second device, to keep the event; nothing for a known one. */
export function KeepEvent() {
  const t = useMessages();
  const { event } = useGame();
  if (!useIsOpenedOnly()) return null;
  return (
    <UnlistedNotice
      what="event"
      action={
        <Button variant="secondary" onClick={() => keepEvent(event)}>
          {t('event.keep')}
        </Button>
      }
    />
  );
}
