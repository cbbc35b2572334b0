import type { ContestPhase, ContestTimes } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Icon, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { stepsOf } from './domain/steps';
import { phaseColours } from './phase-colours';
import styles from './timeline.module.css';

interface TimelineProps {
  times: ContestTimes;
  phase: ContestPhase;
  /** Name of the time zone of the contest. */
  zone: string;
}

/** The phases of the contest with their times. A rabbit sits where the contest is. */
export function Timeline({ times, phase, zone }: TimelineProps) {
  const t = useMessages();
  const here = useTimeFormat();
  const there = useTimeFormat(zone);
  return (
    <>
      <ol className={styles.steps}>
        {stepsOf(times, phase).map(({ phase: name, at, state }) => (
          <li
            key={name}
            className={styles.step}
            data-colour={phaseColours[name]}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'past' && <Icon name="check" />}
              {state === 'now' && <Rabbit colour={phaseColours[name]} mood="happy" size={44} />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t(`call.phase.${name}`)}</span>
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {here.format(at)}
              </time>
            </span>
            {state === 'now' && <span className={styles.now}>{t('call.now')}</span>}
          </li>
        ))}
      </ol>
      {isOtherZone(zone) && (
        <p className={styles.zone}>
          {t('call.zone', { zone: zoneName(zone), time: there.format(times.voting) })}
        </p>
      )}
    </>
  );
}

/** Returns the name of a zone as people say it: its city. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const isOtherZone = (zone: string): boolean =>
  isKnownZone(zone) && Intl.DateTimeFormat().resolvedOptions().timeZone !== zone;

function isKnownZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

function useTimeFormat(zone?: string): Intl.DateTimeFormat {
  const { iso } = useLocale();
  return new Intl.DateTimeFormat(iso, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(zone !== undefined && isKnownZone(zone) && { timeZone: zone }),
  });
}
