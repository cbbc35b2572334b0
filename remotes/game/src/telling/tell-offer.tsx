import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { whyNotTold } from '@rainbow-rabbit/parts/telling';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { LaterTellingSheet } from './tell-me';
import { offerDeclined, toldFor } from './told-for';

/** Returns true where the sheet could bring news to this browser, or say how. */
const canBeTold = (): boolean =>
  whyNotTold() === 'home-screen' || (whyNotTold() === undefined && Notification.permission !== 'denied');

/**
 * Offers a player the event's news: a tap opens the sheet, another one puts the offer away for good. It is not shown to whoever gets news,
 * nor where none can come.
 */
export function TellOffer() {
  const t = useMessages();
  const { event, info } = useGame();
  const { process, relay } = event;
  const [told, declined] = useMemo(() => [toldFor(process), offerDeclined(process)] as const, [process]);
  const isTold = useKeptValue(told) !== undefined;
  const isDeclined = useKeptValue(declined) !== undefined;
  const [isOpen, setOpen] = useState(false);
  const reading = valueOf(info.reading);
  const isOver = !reading || reading.phase === 'ended' || reading.reveal !== undefined;
  const isOffered = relay && !isOver && !isTold && !isDeclined && canBeTold();
  return (
    <>
      {isOffered && (
        <Notice
          title={t('telling-offer.title')}
          action={
            <>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {t('menu.telling')}
              </Button>
              <Button variant="quiet" onClick={() => declined.write(true)}>
                {t('telling-offer.decline')}
              </Button>
            </>
          }
        >
          {t('telling-offer.text')}
        </Notice>
      )}
      {isOpen && <LaterTellingSheet onClose={() => setOpen(false)} />}
    </>
  );
}
