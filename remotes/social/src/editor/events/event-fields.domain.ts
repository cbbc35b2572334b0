import { clockInstant } from '@rainbow-rabbit/parts/zone-time/domain';
import type { AnnouncedEvent, EventAnnouncement } from '@rainbow-rabbit/processes/community/client';
import {
  maxBrokerLength,
  maxEventBrokers,
  maxEventLinkLength,
  maxEventMs,
  maxMeetUpPlaceLength,
} from '@rainbow-rabbit/processes/community/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { safeAddress } from '../../page-content/domain/safe-address';

/** The texts of the form's fields; times are on the city's clocks. */
export interface EventFields {
  /** The event's link, or the id of its process. */
  event: string;
  startsAt: string;
  endsAt: string;
  place: string;
  link: string;
  follow: string;
  /** Addresses of brokers, with spaces between them. */
  broker: string;
  key: string;
}

export type EventFieldName = keyof EventFields;

/** The part of an announcement that its lead writes; the event's own process has the rest. */
export type AnnouncedFacts = Omit<EventAnnouncement, 'slug' | 'name'>;

/** The facts of an event that the form begins with: those of an announced or proposed one, or what its own process says. */
export type FirstFacts = Pick<AnnouncedEvent, 'process'> & {
  [Fact in 'name' | 'startsAt' | 'endsAt' | 'place' | 'link' | 'follow' | 'relay']?:
    | AnnouncedEvent[Fact]
    | undefined;
};

/** Returns the texts that the form begins with. */
export function eventFields(event: FirstFacts | undefined, wallOf: (at: number) => string): EventFields {
  const timeOf = (at: number | undefined) => (at === undefined ? '' : wallOf(at));
  return {
    event: event?.process ?? '',
    startsAt: timeOf(event?.startsAt),
    endsAt: timeOf(event?.endsAt),
    place: event?.place ?? '',
    link: event?.link ?? '',
    follow: event?.follow ?? '',
    broker: event?.relay?.broker.join(' ') ?? '',
    key: event?.relay?.key ?? '',
  };
}

/** Returns the process that a link of an event leads to: that which it names, or that of the listed event of its slug. */
export function processOfLink(
  text: string,
  listed: readonly { slug: string; process: ProcessId }[],
): ProcessId | undefined {
  const id = /^([\w-]{43})$/.exec(text)?.[1] ?? /[?&]p=([\w-]{43})(?![\w-])/.exec(text)?.[1];
  const slug = /\/rabbit\/([a-z0-9-]+)/.exec(text)?.[1];
  return (id as ProcessId | undefined) ?? listed.find((event) => event.slug === slug)?.process;
}

const isBroker = (text: string) =>
  text.length <= maxBrokerLength && /^wss:\/\/[\w.-]+\.\w+(:\d+)?(\/\S*)?$/.test(text);

/** Returns true for times between which an event can go on; a start at fault is no fault of the end. */
const isSpan = (startsAt: number | undefined, endsAt: number) =>
  startsAt === undefined || (endsAt > startsAt && endsAt - startsAt <= maxEventMs);

const areBrokers = (broker: readonly string[]) =>
  broker.length > 0 && broker.length <= maxEventBrokers && broker.every(isBroker);

interface EventPlace {
  city: string;
  zone: string;
  listed: readonly { slug: string; process: ProcessId }[];
}

/** Reads the form: what to announce, or the names of the fields at fault. */
export function announcedFacts(
  fields: EventFields,
  { city, zone, listed }: EventPlace,
): { facts: AnnouncedFacts } | { faults: readonly EventFieldName[] } {
  const [place, link, key] = [fields.place.trim(), fields.link.trim(), fields.key.trim()];
  const follow = fields.follow.trim().replace(/^@/, '');
  const broker = fields.broker.split(/\s+/).filter(Boolean);
  const process = processOfLink(fields.event.trim(), listed);
  const [startsAt, endsAt] = [clockInstant(fields.startsAt, zone), clockInstant(fields.endsAt, zone)];
  const hasRelay = broker.length > 0 || key !== '';
  const isRight: Record<EventFieldName, boolean> = {
    event: process !== undefined,
    startsAt: startsAt !== undefined,
    endsAt: endsAt !== undefined && isSpan(startsAt, endsAt),
    place: [...place].length <= maxMeetUpPlaceLength,
    link: link === '' || (link.length <= maxEventLinkLength && safeAddress(link)?.place === 'web'),
    follow: follow === '' || /^\w{1,15}$/.test(follow),
    broker: !hasRelay || areBrokers(broker),
    key: !hasRelay || /^B[\w-]{86}$/.test(key),
  };
  const faults = (Object.keys(isRight) as EventFieldName[]).filter((name) => !isRight[name]);
  if (faults.length > 0 || !process || startsAt === undefined || endsAt === undefined) return { faults };
  return {
    facts: {
      city,
      process,
      startsAt,
      endsAt,
      ...(place && { place }),
      ...(link && { link }),
      ...(follow && { follow }),
      ...(hasRelay && { relay: { broker, key } }),
    },
  };
}
