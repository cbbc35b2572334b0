import type { ReactNode } from 'react';
import type { MeetUpFacts } from './domain/meet-up-facts';
import { MeetUpCard } from './meet-up-card';
import styles from './meet-up-list.module.css';

interface MeetUpListProps<Listed extends MeetUpFacts> {
  /** In the order in which they are shown. */
  meetUps: readonly Listed[];
  /** Returns the page of a city: `/social/lisbon`. */
  pathOf: (city: string) => string;
  /** Names cities, in a list of several. */
  nameOf?: (city: string) => string;
  level?: 2 | 3 | 4;
  /** Returns what can be done with a meet-up, below its facts. */
  actionOf?: (meetUp: Listed) => ReactNode;
}

/** Meet-ups as cards, each of which leads to its open card; nothing without any. */
export function MeetUpList<Listed extends MeetUpFacts>({
  meetUps,
  pathOf,
  nameOf,
  level,
  actionOf,
}: MeetUpListProps<Listed>) {
  if (meetUps.length === 0) return null;
  return (
    <ul className={styles.list}>
      {meetUps.map((meetUp) => (
        <li key={meetUp.id}>
          <MeetUpCard
            meetUp={meetUp}
            path={pathOf(meetUp.city)}
            cityName={nameOf?.(meetUp.city)}
            level={level}
          >
            {actionOf?.(meetUp)}
          </MeetUpCard>
        </li>
      ))}
    </ul>
  );
}
