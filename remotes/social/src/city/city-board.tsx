import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type BoardPage, type ProcessPlace, readBoard } from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { shownName } from '../board/domain/shown-name';
import type { City } from '../cities/cities';
import { useMessages } from '../messages';
import styles from './city-board.module.css';

const boardEveryMs = 60_000;

/** The rows of a board that its city's page shows. */
const shownRows = 5;

/** Reads the first rows; a board that nobody has points on yet is an empty one. */
async function readFirstRows(
  community: ProcessPlace,
  id: string,
  options: { signal: AbortSignal; maxAgeMs?: number },
): Promise<BoardPage['rows']> {
  try {
    return (await readBoard(community, { id, offset: 0, limit: shownRows }, options)).rows;
  } catch (error) {
    if (hasCode(error, 'board.unknown')) return [];
    throw error;
  }
}

/** The first rows of a city's board, in a room that is kept for them, and the way to all of it. */
export function CityBoard({ city, community }: { city: City; community: ProcessPlace }) {
  const t = useMessages();
  const id = `city-${city.slug}`;
  const { reading, refresh } = useReading({
    key: [community.process, id].join(' '),
    everyMs: useWakingInterval(boardEveryMs),
    read: (options) => readFirstRows(community, id, options),
  });
  const rows = valueOf(reading);
  const number = new Intl.NumberFormat(useLocale().iso);
  return (
    <Card>
      <h2 className={styles.title}>{t('city.board.title')}</h2>
      <Link to={rows && rows.length > 0 ? `/social/leaderboard/${id}` : '/social/leaderboard'}>
        {t(rows && rows.length > 0 ? 'city.board.open' : 'city.board.all')}
      </Link>
      <div className={styles.room} data-empty={rows?.length === 0 || undefined}>
        {rows && rows.length > 0 && (
          <ol className={styles.rows}>
            {rows.map(({ place, address, name, points }) => (
              <li key={address} className={styles.row}>
                <span className={styles.place}>{number.format(place)}</span>
                <bdi className={styles.name}>{shownName({ name, address })}</bdi>
                <span className={styles.points}>{number.format(points)}</span>
              </li>
            ))}
          </ol>
        )}
        {rows?.length === 0 && <p>{t('city.board.none')}</p>}
        {reading.status === 'loading' && <p className={styles.name}>{t('city.board.loading')}</p>}
        {reading.status === 'failed' && (
          <>
            <p>{t('city.board.failed')}</p>
            <Button variant="secondary" onClick={() => void refresh()}>
              {t('upcoming.retry')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
