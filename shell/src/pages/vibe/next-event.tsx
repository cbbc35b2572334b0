import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type EventEntry, useNetwork } from '@rainbow-rabbit/shared/network';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useMessages } from '../../messages';
import { readEventInfo } from '../event/event-client';
import { shownPlace } from '../event/shown-place';

/** The most other events that are asked when they begin (docs/product 9.279). */
const mostEvents = 4;
const everyMs = 600_000;

interface KnownEvent {
  event: EventEntry;
  info: EventInfo;
}

/** The event of this app that begins next, for those who have just played one. */
export function NextEvent({ after }: { after: ProcessId }) {
  const t = useMessages();
  const { iso } = useLocale();
  const ao = useAo();
  const others = useNetwork()
    .events.filter(({ process }) => process !== after)
    .slice(0, mostEvents);
  const { reading } = useReading<readonly KnownEvent[]>({
    key: others.map(({ process }) => process).join() || undefined,
    everyMs,
    read: async (options) => {
      const read = async (event: EventEntry) => ({
        event,
        info: await readEventInfo({ ao, process: event.process }, options),
      });
      const answers = await Promise.allSettled(others.map(read));
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  });
  const next = nextOf(valueOf(reading) ?? []);
  if (!next) return null;
  const { event } = next;
  const when = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short' });
  const startsAt = startOf(next);
  const words = [event.name, shownPlace(event), startsAt !== undefined && when.format(startsAt)];
  return <p>{t('vibe.next-event', { event: words.filter(Boolean).join(' · ') })}</p>;
}

/** Returns the start that an event's staff have set, or that its city announces. */
const startOf = ({ event, info }: KnownEvent): number | undefined => info.startsAt ?? event.startsAt;

/** Returns the event that is still to begin and begins first; those without a time come last. */
function nextOf(known: readonly KnownEvent[]): KnownEvent | undefined {
  const rank = (one: KnownEvent) => startOf(one) ?? Number.POSITIVE_INFINITY;
  return known
    .filter(({ info: { phase } }) => phase === 'draft' || phase === 'open')
    .sort((one, other) => rank(one) - rank(other))[0];
}
