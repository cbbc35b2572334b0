import type { MeetUpRows, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { phaseOf } from '../meet-up/domain/meet-up-facts';
import { meetUpPath } from '../meet-up/domain/meet-up-path';
import { meetUpTimes } from '../meet-up/domain/meet-up-times';
import { SaveToCalendar } from '../meet-up/save-to-calendar';
import { useMinute } from '../meet-up/use-minute';
import { useMessages } from '../messages';
import styles from './next-meet-ups.module.css';

interface NextMeetUpsProps {
  community: ProcessPlace;
  live: LiveReading<MeetUpRows>;
  /** The rows that there is room for; the room is kept from the beginning, so that nothing moves. */
  rows: 1 | 3;
  /** Returns the page of a city. */
  pathOf: (city: string) => string;
  /** Names cities, in a list of several. */
  nameOf?: (city: string) => string;
}

/** The next meet-ups in a line or three. Its height is the same with none, with some, while they load and if they can't. */
export function NextMeetUps({
  community,
  live: { reading, refresh },
  rows,
  pathOf,
  nameOf,
}: NextMeetUpsProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const now = useMinute();
  const meetUps = valueOf(reading)?.rows.slice(0, rows);
  return (
    <div className={styles.room} data-rows={rows}>
      {meetUps?.map((meetUp) => {
        const path = pathOf(meetUp.city);
        const phase = phaseOf(meetUp, now);
        const { there, startsHere } = meetUpTimes(meetUp, iso, now);
        return (
          <div key={meetUp.id} className={styles.row}>
            <Link className={styles.title} to={meetUpPath(path, meetUp.id)}>
              <bdi>{meetUp.title}</bdi>
            </Link>
            <span className={`${styles.line} ${styles.when}`}>{there}</span>
            <div className={styles.facts}>
              {startsHere && (
                <span className={styles.line}>{t('meetup.your-time', { when: startsHere })}</span>
              )}
              <span className={styles.line}>
                <bdi>{nameOf ? `${nameOf(meetUp.city)} · ${meetUp.place}` : meetUp.place}</bdi>
              </span>
            </div>
            {phase === 'upcoming' ? (
              <SaveToCalendar community={community} meetUp={meetUp} path={path} isSmall />
            ) : (
              <span className={styles.mark}>{t(`meetup.phase.${phase}`)}</span>
            )}
          </div>
        );
      })}
      {meetUps?.length === 0 && <p className={styles.state}>{t('upcoming.none')}</p>}
      {reading.status === 'loading' && <p className={styles.line}>{t('upcoming.loading')}</p>}
      {reading.status === 'failed' && (
        <div className={styles.state}>
          <p>{t('upcoming.failed')}</p>
          <Button variant="secondary" onClick={() => void refresh()}>
            {t('upcoming.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
