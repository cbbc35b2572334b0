import type { MeetUpRange, MeetUpRows, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import type { City } from '../cities/cities';
import { SaveToCalendar } from '../meet-up/save-to-calendar';
import { useMessages } from '../messages';
import { MeetUpPages } from '../upcoming/meet-up-pages';
import { useMeetUps } from '../upcoming/use-meet-ups';
import styles from './city-screen.module.css';

/** The past meet-ups of a page. */
const pastRows = 6;

interface CityMeetUpsProps {
  city: City;
  community: ProcessPlace;
  /** The range of the next ones. */
  range: MeetUpRange;
  /** The next ones. The top of the page shows the state of their reading. */
  next: LiveReading<MeetUpRows>;
}

/**
 * The meet-ups of a city, those to come and those that were. They are at the end of the page, for the list grows; a single
 * meet-up to come is at the top alone.
 */
export function CityMeetUps({ city, community, range, next }: CityMeetUpsProps) {
  const t = useMessages();
  const pastRange = { city: city.slug, past: true, offset: 0, limit: pastRows };
  const past = useMeetUps(community, pastRange);
  const pathOf = () => city.path;
  return (
    <>
      {isList(next) && (
        <section className={styles.section}>
          <h2>{t('city.meetups.title')}</h2>
          <MeetUpPages
            community={community}
            range={range}
            live={next}
            pathOf={pathOf}
            actionOf={(meetUp) => (
              <div>
                <SaveToCalendar community={community} meetUp={meetUp} path={city.path} />
              </div>
            )}
          />
        </section>
      )}
      {(past.reading.status === 'failed' || rowsOf(past) > 0) && (
        <section className={styles.section}>
          <h2>{t('city.meetups.past')}</h2>
          <MeetUpPages community={community} range={pastRange} live={past} pathOf={pathOf} />
        </section>
      )}
    </>
  );
}

const rowsOf = ({ reading }: LiveReading<MeetUpRows>) => valueOf(reading)?.rows.length ?? 0;

/** True for more than the meet-up that the top of the page names. */
const isList = (live: LiveReading<MeetUpRows>) =>
  rowsOf(live) > 1 || valueOf(live.reading)?.next !== undefined;
