import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCityName } from '../cities/use-city-name';
import { useBoardMessages } from './board-messages';
import styles from './board-row.module.css';
import { shownName } from './domain/shown-name';
import { MoveMark } from './move-mark';

interface BoardRowViewProps {
  /** Undefined while the row is on its way. */
  row: BoardRow | undefined;
  isOwn?: boolean;
}

/** One person's row: place, name and city, move since yesterday, points. */
export function BoardRowView({ row, isOwn = false }: BoardRowViewProps) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const cityName = useCityName();
  if (!row) return <div className={styles.row} data-empty aria-hidden="true" />;
  const { place, city, points, moved } = row;
  const number = new Intl.NumberFormat(iso);
  return (
    <div className={styles.row} data-own={isOwn || undefined} data-place={place <= 3 ? place : undefined}>
      <span className={styles.place}>{number.format(place)}</span>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{shownName(row)}</bdi>
          {isOwn && <span className={styles.you}> {t('board.you')}</span>}
        </span>
        {city && <span className={styles.city}>{cityName(city)}</span>}
      </span>
      <MoveMark moved={moved} />
      <span className={styles.points}>
        {t('board.points', { count: points, points: number.format(points) })}
      </span>
    </div>
  );
}
