import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useKeptEvents, useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useState } from 'react';
import { AreaCards } from './area-cards';
import styles from './front-page.module.css';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { LaterFacts } from './live-event';
import { LiveEvents } from './live-events';

/** The most events of the app and of cities that the page lists (docs/product 9.282). */
const mostListed = 12;

/** The front page: the game with its events, the other areas, and the three steps of the game. Nothing leads into an event that is over. */
export function FrontPage() {
  const { events } = useNetwork();
  // Each of them is asked for its numbers; the cities' pages have the others.
  const all = [...events.slice(0, mostListed), ...useKeptEvents()];
  const [over, setOver] = useState<readonly ProcessId[]>([]);
  const noteOver = useCallback((event: ProcessId) => setOver((known) => [...known, event]), []);
  return (
    <>
      <Hero event={events.find(({ process }) => !over.includes(process))} />
      <div className={styles.column}>
        {all.length > 0 && <LiveEvents events={all} over={over} onOver={noteOver} />}
        <AreaCards />
        <HowItWorks />
      </div>
    </>
  );
}

/** Fetches what the page asks for once it is drawn, for a visit without network. */
export const fetchFacts = (): Promise<void> => LaterFacts.fetch();
