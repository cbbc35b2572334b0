import { Podium, podiumColours } from '@rainbow-rabbit/parts/celebration';
import { Celebrate } from '@rainbow-rabbit/parts/celebration/celebrate';
import { ShareRows } from '@rainbow-rabbit/parts/share/rows';
import type { ContestFacts, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import styles from './first-entries.module.css';

interface FirstEntriesProps {
  /** The name of the contest, for the picture. */
  title: string;
  rows: readonly ResultRow[];
  prizes: ContestFacts['prizes'];
  /** The places that several entries have. */
  shared: ReadonlySet<number>;
}

/** The first three entries on their steps. The list below has the same, in order. */
export function FirstEntries({ title: contest, rows, prizes, shared }: FirstEntriesProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const number = new Intl.NumberFormat(useLocale().iso, { maximumFractionDigits: 2 });
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
  const rowsOf = () => ({
    hasGap: false,
    rows: rows.slice(0, 3).map(({ place, title, points }) => ({
      place: number.format(place),
      name: title,
      points: number.format(points / 100),
      isOwn: place === 1,
    })),
  });
  return (
    <>
      <Podium label={t('results.first')} steps={steps} />
      <div className={styles.acts}>
        <Celebrate words={t('results.celebrate')} />
        <ShareRows
          words={{ share: t('results.share'), failed: t('results.share.failed') }}
          title={contest}
          rowsOf={rowsOf}
        />
      </div>
    </>
  );
}
