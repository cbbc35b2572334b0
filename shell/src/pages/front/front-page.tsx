import { useNetwork } from '@rainbow-rabbit/shared/network';
import { AreaCards } from './area-cards';
import styles from './front-page.module.css';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { LiveEvents } from './live-events';

/** The front page: the game with its events, its three steps, and the other areas. */
export function FrontPage() {
  const { events } = useNetwork();
  return (
    <>
      <Hero event={events[0]} />
      <div className={styles.column}>
        {events.length > 0 && <LiveEvents events={events} />}
        <HowItWorks />
        <AreaCards />
      </div>
    </>
  );
}
