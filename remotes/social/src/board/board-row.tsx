import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { useCityName } from '../cities/use-city-name';
import { personPath } from '../person-path';
import { useBoardMessages } from './board-messages';
import styles from './board-row.module.css';
import { shownName } from './domain/shown-name';
import { MoveMark } from './move-mark';

interface BoardRowViewProps {
  /** Undefined while the row is on its way. */
  row: BoardRow | undefined;
  isOwn?: boolean;
  /** True where the row leads to the person's page. */
  hasLink?: boolean;
}

/** One person's row: place, name and city, move since yesterday, points. */
export function BoardRowView({ row, isOwn = false, hasLink = false }: BoardRowViewProps) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const cityName = useCityName();
  if (!row) return <div className={styles.row} data-empty aria-hidden="true" />;
  const { place, city, points, moved } = row;
  const name = <bdi>{shownName(row)}</bdi>;
  const number = new Intl.NumberFormat(iso);
  return (
    <div className={styles.row} data-own={isOwn || undefined} data-place={place <= 3 ? place : undefined}>
      <span className={styles.place}>{number.format(place)}</span>
      <span className={styles.who}>
        <span className={styles.name}>
          {hasLink ? (
            <Link className={styles.page} to={personPath(row.address)}>
              {name}
            </Link>
          ) : (
            name
          )}
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
