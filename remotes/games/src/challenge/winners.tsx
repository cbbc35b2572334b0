import { Podium, podiumColours } from '@rainbow-rabbit/parts/celebration';
import { Celebrate } from '@rainbow-rabbit/parts/celebration/celebrate';
import { ShareRows } from '@rainbow-rabbit/parts/share/rows';
import type { ArcadeRow } from '@rainbow-rabbit/processes/arcade/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMessages } from '../messages';
import { type RunnerNames, runnerName } from '../names/runner-name';
import styles from './winners.module.css';

interface WinnersProps {
  rows: readonly ArcadeRow[];
  names: RunnerNames;
  /** Name of the competition. */
  title: string;
}

/** The first three on a podium, with a fanfare for them and a picture to share. */
export function Winners({ rows, names, title }: WinnersProps) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const first = rows.slice(0, 3);
  const rowsOf = () => ({
    hasGap: false,
    rows: first.map(({ address, place, score }) => ({
      place: number.format(place),
      name: runnerName(address, names),
      points: number.format(score),
      isOwn: place === 1,
    })),
  });
  return (
    <>
      <Podium
        label={t('board.winners')}
        steps={first.map(({ address, place, score }, index) => ({
          key: address,
          place,
          colour: podiumColours[index] ?? 'blue',
          ...(place === 1 && { rabbit: 'rainbow' }),
          winner: (
            <>
              <bdi>{runnerName(address, names)}</bdi>
              <strong>{number.format(score)}</strong>
            </>
          ),
        }))}
      />
      <div className={styles.acts}>
        <Celebrate words={t('board.celebrate')} />
        <ShareRows
          words={{ share: t('share.go'), failed: t('share.failed') }}
          title={title}
          rowsOf={rowsOf}
        />
      </div>
    </>
  );
}
