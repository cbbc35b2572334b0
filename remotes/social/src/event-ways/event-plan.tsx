import { calendarFile, saveCalendar } from '@rainbow-rabbit/parts/calendar';
import { pageUrl } from '@rainbow-rabbit/parts/share';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type EventEntry, eventPath } from '@rainbow-rabbit/shared/network';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { dayAndTime } from '../meet-up/domain/day-and-time';
import { useMinute } from '../meet-up/use-minute';
import { useMessages } from '../messages';
import { safeAddress } from '../page-content/domain/safe-address';
import { SafeLink } from '../page-content/safe-link';
import { ReportButton } from '../report/report-button';
import styles from './event-way.module.css';

interface EventPlanProps {
  event: EventEntry;
  /** True once nobody can join any more. */
  isOver: boolean;
}

/**
 * The announced times, place and page of an event, and the way into the device's calendar; nothing once it is over. An event of
 * `network.json` may be announced, too, which is known later: the place is kept free.
 */
export function EventPlan({ event, isOver }: EventPlanProps) {
  const { city, startsAt, endsAt, isAnnounced } = event;
  if (startsAt === undefined || endsAt === undefined) {
    return city !== undefined && !isAnnounced && <div className={styles.plan} />;
  }
  return (
    <div className={styles.plan}>{!isOver && <Plan event={event} startsAt={startsAt} endsAt={endsAt} />}</div>
  );
}

function Plan({ event, startsAt, endsAt }: { event: EventEntry; startsAt: number; endsAt: number }) {
  const t = useMessages();
  const { iso } = useLocale();
  const now = useMinute();
  const { process, slug, name, place, link, isAnnounced } = event;
  if (endsAt <= now) return null;
  const page = link ? safeAddress(link) : undefined;
  const format = new Intl.DateTimeFormat(iso, dayAndTime({ at: [startsAt, endsAt], now }));
  const save = () => {
    const at = Date.now();
    // A later file takes the place of an earlier one.
    const facts = { id: process, sequence: Math.floor(at / 1000), at, startsAt, endsAt, title: name, place };
    saveCalendar(`${slug}.ics`, calendarFile('Events', [{ ...facts, page: pageUrl(eventPath(event)) }]));
  };
  return (
    <>
      <p className={styles.said}>
        {format.formatRange(startsAt, endsAt)}
        {place && (
          <>
            {' · '}
            <bdi>{place}</bdi>
          </>
        )}
        {page && (
          <>
            {' · '}
            <SafeLink address={page}>{new URL(page.to).hostname}</SafeLink>
          </>
        )}
      </p>
      <Button variant="quiet" aria-label={t('meetup.calendar-of', { title: name })} onClick={save}>
        <Icon name="download" />
      </Button>
      {isAnnounced && <ReportButton kind="event" id={process} title={name} />}
    </>
  );
}
