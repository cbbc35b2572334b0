import { Scrolling } from '@rainbow-rabbit/parts/fields';
import type { LeagueTableRow } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useCityName } from '../cities/use-city-name';
import { useAthleticsMessages } from './athletics-messages';
import styles from './league-table.module.css';

interface LeagueTableProps {
  table: readonly LeagueTableRow[];
  /** The slug of the own city. */
  own: string | undefined;
}

const columns = ['place', 'city', 'form', 'rounds', 'wins', 'members', 'points'] as const;

/** The table of the cities, the best first, with the places of their last rounds. */
export function LeagueTable({ table, own }: LeagueTableProps) {
  const t = useAthleticsMessages();
  const { iso } = useLocale();
  const cityName = useCityName();
  const number = new Intl.NumberFormat(iso);
  if (table.length === 0) return <p>{t('league.table.none')}</p>;
  return (
    <Scrolling className={styles.frame} label={t('league.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`league.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((line, index) => (
            <tr key={line.city} data-own={line.city === own || undefined}>
              <td data-column="place">{number.format(index + 1)}</td>
              <th scope="row" data-column="city">
                <Link to={`/social/leaderboard/city-${line.city}`}>{cityName(line.city)}</Link>
                <Moved moved={line.moved} />
                {line.city === own && <span className={styles.own}> {t('league.own')}</span>}
              </th>
              <td data-column="form">
                <Form places={line.form} />
              </td>
              <td data-column="rounds">{number.format(line.rounds)}</td>
              <td data-column="wins">{number.format(line.wins)}</td>
              <td data-column="members">{number.format(line.members)}</td>
              <td data-column="points">{number.format(line.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** The number of places that a city has won or lost by the last round; nothing where it has not moved. */
function Moved({ moved = 0 }: { moved: number | undefined }) {
  const t = useAthleticsMessages();
  if (moved === 0) return null;
  const direction = moved > 0 ? 'up' : 'down';
  const count = Math.abs(moved);
  return (
    <span className={styles.moved} data-direction={direction}>
      <span aria-hidden="true"> {`${moved > 0 ? '▲' : '▼'}\u00a0${count}`}</span>
      <VisuallyHidden>{t(`league.moved.${direction}`, { count })}</VisuallyHidden>
    </span>
  );
}

/** The places of a city's last rounds, the newest last; a round without points is 0. */
function Form({ places }: { places: readonly number[] }) {
  const t = useAthleticsMessages();
  if (places.length === 0) return <span aria-hidden="true">–</span>;
  const words = places.map((place) => (place > 0 ? String(place) : t('league.form.none')));
  return (
    <>
      <VisuallyHidden>{t('league.form', { places: words.join(', ') })}</VisuallyHidden>
      <span className={styles.form} aria-hidden="true">
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round has no other name here than its order
          <span key={index} className={styles.round} data-podium={(place > 0 && place <= 3) || undefined}>
            {place > 0 ? place : '·'}
          </span>
        ))}
      </span>
    </>
  );
}
