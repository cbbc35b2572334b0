import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNow } from '../../reading/use-now';
import { useStaffMessages } from '../staff-messages';
import { type EventTime, eventTime } from './event-time.domain';
import styles from './live-lists.module.css';

const minuteMs = 60_000;

/** The times of an event, and how long it is until the next of them. */
export function EventTimes({ info }: { info: Pick<EventInfo, 'startsAt' | 'endsAt'> }) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const now = useNow(minuteMs / 2);
  const { format } = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const written = (at: number | undefined) => (at === undefined ? t('staff.live.no-time') : format(at));
  return (
    <>
      <h3>{t('staff.live.times')}</h3>
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('staff.live.starts')}</dt>
        <dd>{written(info.startsAt)}</dd>
        <dt className={styles.name}>{t('staff.live.ends')}</dt>
        <dd>{written(info.endsAt)}</dd>
      </dl>
      <Remaining time={eventTime(info, now)} />
    </>
  );
}

function Remaining({ time }: { time: EventTime }) {
  const t = useStaffMessages();
  if (time.status === 'unset') return null;
  if (time.status === 'over') return <SoftNote isSmall>{t('staff.live.over')}</SoftNote>;
  const minutes = Math.ceil(time.ms / minuteMs);
  const params = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return <SoftNote isSmall>{t(`staff.live.${time.status}`, params)}</SoftNote>;
}
