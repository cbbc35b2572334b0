import { ButtonLink, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../chrome/lazy-part';
import { partMessages, useMessages } from '../../messages';
import { useEventPath } from '../../site-links';
import type { LiveFactsProps } from '../vibe/live-facts';
import facts from '../vibe/live-facts.module.css';
import styles from './live-events.module.css';

/** The places of the facts, which are kept free. */
const NoFacts = () => (
  <>
    <div className={facts.phase} />
    <div className={facts.numbers} />
  </>
);

/** The facts of one event. The page can be used before they come. */
export const LaterFacts = lazyPart<LiveFactsProps>({
  load: () => import('../vibe/live-facts').then(({ LiveFacts }) => LiveFacts),
  messages: partMessages.vibe,
  Waiting: NoFacts,
  Failed: NoFacts,
});

interface LiveEventProps extends LiveFactsProps {
  /** True once nobody can join any more. */
  isOver: boolean;
}

/** One event: its name, its facts if the ledger can be read, and the way in until it is over. */
export function LiveEvent({ event, isOver, onOver }: LiveEventProps) {
  const t = useMessages();
  const path = useEventPath()(event);
  // Code that a first render asks for delays the page on a slow phone.
  const [isDrawn, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);
  return (
    <li className={styles.event}>
      <h3 className={styles.name}>{event.name}</h3>
      {isDrawn ? <LaterFacts event={event} onOver={onOver} /> : <NoFacts />}
      {event.isUnlisted && (
        <div className={styles.unlisted}>
          <UnlistedNotice what="event" />
        </div>
      )}
      {path && !isOver && (
        <div className={facts.way}>
          <ButtonLink to={path} variant="secondary">
            {t('front.join', { event: event.name })}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
