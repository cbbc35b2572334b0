import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Link } from '@rainbow-rabbit/shared/router';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { EventWays } from '../event-ways/event-ways';
import { useMessages } from '../messages';
import styles from './on-now.module.css';

/** The events that the network lists, and the arcades of the cities, which are always open. */
export function OnNow() {
  const t = useMessages();
  const { events } = useNetwork();
  const known = useKnownCities();
  const nameOf = useCityName();
  return (
    <Card tone="raised">
      <h2>{t('home.now.title')}</h2>
      {events.length === 0 && <p>{t('home.now.none')}</p>}
      <EventWays events={events} />
      <h3 className={styles.small}>{t('home.now.arcades')}</h3>
      <ul className={styles.arcades}>
        {known.map(
          ({ slug, arcade }) =>
            arcade && (
              <li key={slug}>
                <Link className={styles.arcade} to={arcade}>
                  {nameOf(slug)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}
