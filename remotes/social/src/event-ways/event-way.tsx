import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type EventEntry, eventPath } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { dayAndTime } from '../meet-up/domain/day-and-time';
import { useMinute } from '../meet-up/use-minute';
import { useMessages } from '../messages';
import type { EventMoment } from './domain/event-moment';
import { EventPlan } from './event-plan';
import styles from './event-way.module.css';
import { useEventMoment } from './use-event-moment';

/** The way into an event, or to its results once it is over, and its phase in a place that is kept for it. */
export function EventWay({ event }: { event: EventEntry }) {
  const t = useMessages();
  const moment = useEventMoment(event.process);
  return (
    <div className={styles.event}>
      <ButtonLink to={eventPath(event)} wide>
        {t(moment?.isOver ? 'event.results' : 'city.play.event', { event: event.name })}
      </ButtonLink>
      <p className={styles.moment}>
        {moment && (
          <>
            <span className={styles.phase} data-phase={moment.phase}>
              {t(`event.phase.${moment.phase}`)}
            </span>
            {moment.news && (
              <span>
                <News news={moment.news} />
              </span>
            )}
          </>
        )}
      </p>
      <EventPlan event={event} isOver={moment?.isOver ?? false} />
    </div>
  );
}

/** Times are on the visitor's clock. */
function News({ news }: { news: NonNullable<EventMoment['news']> }) {
  const t = useMessages();
  const { iso } = useLocale();
  const now = useMinute();
  if (!('at' in news)) return t(`event.${news.is}`);
  const format = new Intl.DateTimeFormat(iso, dayAndTime({ at: [news.at], now }));
  return t(`event.${news.is}`, { when: format.format(news.at) });
}
