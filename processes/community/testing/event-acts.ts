import { addressOf } from '../../common/testing/addresses';
import type { LiveCommunity } from './live-community';

const hour = 3_600_000;

/** Returns what the lead of the city `ph` announces of an event that begins in two days, as messages carry it. */
export const eventData = (community: Pick<LiveCommunity, 'now'>, changes: object = {}) => ({
  city: 'ph',
  process: addressOf('event'),
  slug: 'garden',
  name: 'Garden Party',
  startsAt: community.now + 48 * hour,
  endsAt: community.now + 52 * hour,
  place: 'Rizal Park',
  link: 'https://garden.example/party?from=app',
  follow: 'garden_ph',
  relay: { broker: ['wss://broker.example/mqtt'], key: `B${'k'.repeat(86)}` },
  ...changes,
});

/** Returns the fields of one of many events, each as large as an event can be. */
export const largeEventData = (community: Pick<LiveCommunity, 'now'>, index: number, changes: object = {}) =>
  eventData(community, {
    process: addressOf(`event ${index}`),
    slug: `event-${index}-`.padEnd(40, 'x'),
    name: `${'\u{1F407}'.repeat(76)}${String(index).padStart(4, '0')}`,
    place: '\u{1F407}'.repeat(120),
    link: 'https://garden.example/'.padEnd(200, 'x'),
    follow: 'f'.repeat(15),
    relay: {
      broker: Array(2).fill('wss://broker.example/'.padEnd(120, 'x')),
      key: `B${'k'.repeat(86)}`,
    },
    ...changes,
  });
