import type { ArcadeRow } from '@rainbow-rabbit/processes/arcade/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './score-rows.module.css';

interface ScoreRowProps {
  row: ArcadeRow;
  name: string;
  isOwn: boolean;
  /** False on the list of those who have no rank. */
  isRanked: boolean;
  /** Page of the game: the row opens its replay there. */
  path: string;
}

/** A person's row on a board. */
export function ScoreRow({ row, name, isOwn, isRanked, path }: ScoreRowProps) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const [place, score] = [number.format(row.place), number.format(row.score)];
  return (
    <li aria-current={isOwn || undefined}>
      <Link className={styles.row} data-own={isOwn || undefined} to={`${path}?run=${row.run}`}>
        <VisuallyHidden>
          {isRanked ? t('board.row', { place, name, score }) : t('board.others-row', { name, score })}
        </VisuallyHidden>
        {isRanked && (
          <span
            className={styles.place}
            aria-hidden="true"
            data-place={row.place <= 3 ? row.place : undefined}
          >
            {place}
          </span>
        )}
        <bdi className={styles.name} aria-hidden="true">
          {name}
          {isOwn && <span className={styles.you}> {t('board.you')}</span>}
        </bdi>
        <span className={styles.score} aria-hidden="true">
          {score}
        </span>
        <span className={styles.watch} aria-hidden="true">
          ▶
        </span>
      </Link>
    </li>
  );
}
