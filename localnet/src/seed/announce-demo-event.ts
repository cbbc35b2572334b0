import {
  announceEvent,
  type ProcessPlace,
  type ProcessSendOptions,
  readAnnouncedEvents,
} from '@rainbow-rabbit/processes/community/client';
import type { EventEntry } from '@rainbow-rabbit/shared/network';

const dayMs = 86_400_000;
/** The demo event goes on as long as the network; it is announced anew by a start in the last week. */
const lengthMs = 30 * dayMs;
const restMs = 7 * dayMs;

/** Announces the demo event in its city, as its lead, unless that is done. */
export async function announceDemoEvent(
  community: ProcessPlace,
  { process, slug, name, city }: EventEntry,
  options: ProcessSendOptions,
): Promise<void> {
  if (!city) return;
  const now = Date.now();
  const announced = await readAnnouncedEvents(community, { maxAgeMs: 0 });
  if (announced.some((event) => event.process === process && event.endsAt > now + restMs)) return;
  const times = { startsAt: now, endsAt: now + lengthMs };
  const about = { place: 'Gardens by the Bay', link: 'https://example.org/garden-party' };
  await announceEvent(
    community,
    { city: city.toLowerCase(), process, slug, name, ...times, ...about },
    options,
  );
}
