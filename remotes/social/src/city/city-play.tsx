import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import type { City } from '../cities/cities';
import { useMember } from '../community/use-member';
import type { EditedCity } from '../editing/open-editor';
import { ProposeEvent } from '../editing/propose-event';
import { EventWays } from '../event-ways/event-ways';
import { useMessages } from '../messages';
import styles from './city-play.module.css';

interface CityPlayProps {
  city: City;
  /** The city as the community has it, to which anybody with a wallet can propose an event; undefined until it is read. */
  edited: EditedCity | undefined;
}

/** The games of a city: its events, as the network lists them, and its arcade. */
export function CityPlay({ city, edited }: CityPlayProps) {
  const t = useMessages();
  const { events } = useNetwork();
  const isMember = useMember() !== undefined;
  const here = events.filter((event) => event.city?.toLowerCase() === city.slug);
  return (
    <Card tone="raised">
      <h2 className={styles.title}>{t('city.play.title')}</h2>
      <EventWays events={here} />
      {here.length === 0 && <p>{t('city.play.none')}</p>}
      {city.arcade && (
        <ButtonLink to={city.arcade} variant="secondary" wide>
          {t('city.play.arcade')}
        </ButtonLink>
      )}
      {here.length === 0 && (
        <ButtonLink to="/" variant={city.arcade ? 'quiet' : 'secondary'} wide>
          {t('city.play.elsewhere')}
        </ButtonLink>
      )}
      {edited ? <ProposeEvent edited={edited} /> : isMember && <div className={styles.place} />}
    </Card>
  );
}
