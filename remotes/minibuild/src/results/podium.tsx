import type { ContestFacts, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { Link } from '@rainbow-rabbit/shared/router';
import { type Colour, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import styles from './podium.module.css';

interface PodiumProps {
  rows: readonly ResultRow[];
  prizes: ContestFacts['prizes'];
  /** The places that several entries have. */
  shared: ReadonlySet<number>;
}

const colours: readonly Colour[] = ['yellow', 'blue', 'orange'];

/** The first three entries on their steps, the winner in the middle. The list below has the same, in order. */
export function Podium({ rows, prizes, shared }: PodiumProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const first = rows.slice(0, 3);
  return (
    <ul className={styles.podium} aria-label={t('results.first')}>
      {first.map(({ entry, place, title, team }, index) => {
        const prize = shared.has(place) ? undefined : prizes[place - 1];
        return (
          <li key={entry} className={styles.step} data-step={index + 1} data-colour={colours[index]}>
            <span className={styles.rabbit}>
              <Rabbit colour={index === 0 ? 'rainbow' : colours[index]} mood="happy" size="100%" />
            </span>
            <span className={styles.block}>
              <span className={styles.place}>{place}</span>
              <Link className={styles.title} to={pathOf(`/mini-build/entries/${entry}`)}>
                <bdi>{title}</bdi>
              </Link>
              <bdi className={styles.team}>{team.name}</bdi>
              {prize && <bdi className={styles.prize}>{prize.title}</bdi>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
