import { Podium, podiumColours } from '@rainbow-rabbit/parts/celebration';
import type { ContestFacts, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { Link } from '@rainbow-rabbit/shared/router';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import styles from './first-entries.module.css';

interface FirstEntriesProps {
  rows: readonly ResultRow[];
  prizes: ContestFacts['prizes'];
  /** The places that several entries have. */
  shared: ReadonlySet<number>;
}

/** The first three entries on their steps. The list below has the same, in order. */
export function FirstEntries({ rows, prizes, shared }: FirstEntriesProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const steps = podiumColours.flatMap((colour, index) => {
    const row = rows[index];
    if (!row) return [];
    const { entry, place, title, team } = row;
    const prize = shared.has(place) ? undefined : prizes[place - 1];
    const winner = (
      <>
        <Link className={styles.title} to={pathOf(`/mini-build/entries/${entry}`)}>
          <bdi>{title}</bdi>
        </Link>
        <bdi className={styles.team}>{team.name}</bdi>
        {prize && <bdi className={styles.prize}>{prize.title}</bdi>}
      </>
    );
    return { key: entry, place, colour, rabbit: index === 0 ? ('rainbow' as const) : colour, winner };
  });
  return <Podium label={t('results.first')} steps={steps} />;
}
