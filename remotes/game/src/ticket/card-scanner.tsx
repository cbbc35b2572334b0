import { Notice } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';
import { useMessages } from '../messages';
import { Scanner } from '../scanner/scanner';
import { useGame } from '../session/game-context';
import { useKnownEvents } from '../unlisted/use-known-events';
import styles from './card-scanner.module.css';
import { type ReadCard, readCard } from './domain/read-card';
import { OtherCardNotice } from './other-card-notice';
import { useTicketStore } from './ticket-store';

type Unfit = Exclude<ReadCard, { kind: 'card' }> | { kind: 'foreign' };

/** Scans a joining card and stores its ticket. */
export function CardScanner() {
  const { event } = useGame();
  const events = useKnownEvents();
  const tickets = useTicketStore();
  const [unfit, setUnfit] = useState<Unfit>();
  const read = useCallback(
    (text: string) => {
      const card = readCard(text, event.slug, events) ?? { kind: 'foreign' as const };
      if (card.kind === 'card') tickets.write(card.ticket);
      else setUnfit(card);
    },
    [event.slug, events, tickets],
  );
  return (
    <div className={styles.scanner}>
      <Scanner sought="card" onRead={read} paused={false} />
      {unfit && <UnfitNotice unfit={unfit} />}
    </div>
  );
}

function UnfitNotice({ unfit }: { unfit: Unfit }) {
  const t = useMessages();
  if (unfit.kind === 'other-card') return <OtherCardNotice {...unfit} />;
  return <Notice tone="warning">{t(unfit.kind === 'foreign' ? 'card.foreign' : 'card.damaged')}</Notice>;
}
