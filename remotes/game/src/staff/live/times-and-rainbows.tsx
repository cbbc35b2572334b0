import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useNow } from '../../reading/use-now';
import cards from '../cards.module.css';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import { type EventTime, eventTime } from './event-time.domain';
import styles from './live-lists.module.css';

/** The event's times and its latest rainbows, which the staff look up now and then. */
export function TimesAndRainbows() {
  const { t, info, refresh } = useEventConsole();
  return (
    <Stack>
      <div className={cards.cards}>
        <Card>
          <EventTimes info={info} />
        </Card>
        <Card>
          <RainbowsOfEvent rainbows={info.latestRainbows} />
        </Card>
      </div>
      <div className={styles.foot}>
        <SoftNote isSmall>{t('staff.live.own-accord')}</SoftNote>
        <Button variant="secondary" onClick={refresh}>
          {t('staff.live.refresh')}
        </Button>
      </div>
    </Stack>
  );
}

const minuteMs = 60_000;

/** The times of an event, and how long it is until the next of them. */
function EventTimes({ info }: { info: Pick<EventInfo, 'startsAt' | 'endsAt'> }) {
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

/** The newest complete rainbows, with their block and age. */
function RainbowsOfEvent({ rainbows }: { rainbows: EventInfo['latestRainbows'] }) {
  const t = useStaffMessages();
  const age = useAgeText();
  return (
    <>
      <h3>{t('staff.live.latest')}</h3>
      {rainbows.length === 0 && <SoftNote isSmall>{t('staff.live.none')}</SoftNote>}
      {rainbows.length > 0 && (
        <ol className={styles.rows}>
          {rainbows.map(({ rabbit, nickname, block, at }) => (
            <li key={rabbit} className={styles.row}>
              <span className={styles.nickname}>{nickname}</span>
              <SoftNote isSmall>{t('staff.live.rainbow', { rabbit, block, age: age(at) })}</SoftNote>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
