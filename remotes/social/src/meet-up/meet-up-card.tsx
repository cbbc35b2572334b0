import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Card } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { isFull, type MeetUpFacts, type MeetUpPhase, phaseOf } from './domain/meet-up-facts';
import { meetUpPath } from './domain/meet-up-path';
import { meetUpTimes } from './domain/meet-up-times';
import styles from './meet-up-card.module.css';
import { useMinute } from './use-minute';

interface MeetUpCardProps {
  meetUp: MeetUpFacts;
  /** The page of the meet-up's city, such as `/social/lisbon`: the title leads to the open card there. */
  path: string;
  /** Named in lists of several cities. */
  cityName?: string;
  /** The level of the title's heading. */
  level?: 2 | 3 | 4;
  /** True for the open card, which shows the whole text. */
  isOpen?: boolean;
  /** Buttons and states of the visitor, below the facts. */
  children?: ReactNode;
}

/** A meet-up: its title, time and place, and how many come. Draws what it is given, and reads nothing. */
export function MeetUpCard({ meetUp, path, cityName, level = 3, isOpen = false, children }: MeetUpCardProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const now = useMinute();
  const phase = phaseOf(meetUp, now);
  const { there, here, day, month } = meetUpTimes(meetUp, iso, now);
  const numbers = useNumbers(meetUp, phase);
  const Heading = `h${level}` as const;
  return (
    <Card tone={isOpen ? 'raised' : 'plain'}>
      <article className={styles.card} data-phase={phase}>
        <div className={styles.leaf} aria-hidden="true">
          <span className={styles.month}>{month}</span>
          <span className={styles.day}>{day}</span>
        </div>
        <div className={styles.facts}>
          <PhaseMark meetUp={meetUp} phase={phase} />
          <Heading className={styles.title}>
            {isOpen ? (
              <bdi>{meetUp.title}</bdi>
            ) : (
              <Link to={meetUpPath(path, meetUp.id)}>
                <bdi>{meetUp.title}</bdi>
              </Link>
            )}
          </Heading>
          {cityName && <p className={styles.city}>{cityName}</p>}
          <p>
            <time dateTime={new Date(meetUp.startsAt).toISOString()}>{there}</time>
            {here && <span className={styles.here}>{t('meetup.your-time', { when: here })}</span>}
          </p>
          <Place meetUp={meetUp} />
          {numbers.length > 0 && (
            <p className={styles.numbers}>
              {numbers.map((words) => (
                <span key={words}>{words}</span>
              ))}
            </p>
          )}
        </div>
        {isOpen && meetUp.text && (
          <p className={styles.text} dir="auto">
            {meetUp.text}
          </p>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </article>
    </Card>
  );
}

/** Says how many come, or were there. Nobody comes to a meet-up that is over or cancelled. */
function useNumbers(
  { capacity, coming, waiting, checkedIn }: MeetUpFacts,
  phase: MeetUpPhase,
): readonly string[] {
  const t = useMessages();
  const { iso } = useLocale();
  if (phase === 'cancelled') return [];
  if (phase === 'over') return checkedIn > 0 ? [t('meetup.were-here', { count: checkedIn })] : [];
  return [
    capacity > 0
      ? t('meetup.coming-of', { count: coming, capacity: new Intl.NumberFormat(iso).format(capacity) })
      : t('meetup.coming', { count: coming }),
    ...(waiting > 0 ? [t('meetup.waiting', { count: waiting })] : []),
  ];
}

function PhaseMark({ meetUp, phase }: { meetUp: MeetUpFacts; phase: MeetUpPhase }) {
  const t = useMessages();
  if (phase !== 'upcoming') return <p className={styles.mark}>{t(`meetup.phase.${phase}`)}</p>;
  return isFull(meetUp) ? <p className={styles.mark}>{t('meetup.full')}</p> : null;
}

/** The place, with a link to a map if the organisers gave one. */
function Place({ meetUp: { place, mapUrl } }: { meetUp: MeetUpFacts }) {
  const t = useMessages();
  return (
    <p>
      <bdi>{place}</bdi>
      {mapUrl?.startsWith('https://') && (
        <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer">
          {t('meetup.map')}
        </a>
      )}
    </p>
  );
}
