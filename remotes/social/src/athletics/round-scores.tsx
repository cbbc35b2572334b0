import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readLeagueRound } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { shownName } from '../board/domain/shown-name';
import { useCityName } from '../cities/use-city-name';
import { ReadingState } from '../live/reading-state';
import { useAthleticsMessages } from './athletics-messages';
import styles from './round-scores.module.css';

interface RoundScoresProps {
  community: ProcessPlace;
  /** The round's number. */
  round: number;
}

const everyMs = 60_000;

/** The scores of a round, the best city first, and the members whose points made them. */
export function RoundScores({ community, round }: RoundScoresProps) {
  const t = useAthleticsMessages();
  const { iso } = useLocale();
  const cityName = useCityName();
  const { reading, refresh } = useReading({
    key: `round ${round}`,
    everyMs: useWakingInterval(everyMs),
    read: (options) => readLeagueRound(community, { number: round }, options),
  });
  const scores = valueOf(reading)?.cities;
  const number = new Intl.NumberFormat(iso);
  return (
    <div className={styles.scores}>
      <ReadingState reading={reading} refresh={() => void refresh()} />
      {scores?.length === 0 && <p>{t('league.round.none')}</p>}
      <ol className={styles.cities}>
        {scores?.map(({ city, points, by }) => (
          <li key={city} className={styles.city}>
            <p className={styles.head}>
              <strong>{cityName(city)}</strong>
              <span>{t('league.points', { count: points, points: number.format(points) })}</span>
            </p>
            {by.length > 0 && (
              <>
                <p className={styles.carried}>{t('league.carried')}</p>
                <ul className={styles.people}>
                  {by.map((person) => (
                    <li key={person.address} className={styles.person}>
                      <bdi className={styles.name}>{shownName(person)}</bdi>{' '}
                      <span>{number.format(person.points)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
