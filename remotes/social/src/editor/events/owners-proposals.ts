import {
  type AnnouncedEvent,
  type ProcessPlace,
  readProposedEvents,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { FirstFacts } from './event-fields.domain';

/** Returns what an event's own process says of it; undefined where it can't be read, or is no event's. */
async function infoOf({ ao }: ProcessPlace, process: ProcessId) {
  const { readEventInfo } = await import('../../event-ways/event-client');
  return readEventInfo({ ao, process }, { maxAgeMs: 0 }).catch(() => undefined);
}

/** Returns the slug and the name that an event's own process has; undefined where it is no event's, or has none yet. */
export async function namesOf(community: ProcessPlace, { process }: { process: ProcessId }) {
  const info = await infoOf(community, process);
  return info?.slug && info.name ? { slug: info.slug, name: info.name } : undefined;
}

/** Returns what the form of an event begins with, as its own process says it; the process alone where it is no event's. */
export async function firstFactsOf(community: ProcessPlace, process: ProcessId): Promise<FirstFacts> {
  const info = await infoOf(community, process);
  return { process, name: info?.name, startsAt: info?.startsAt, endsAt: info?.endsAt, follow: info?.follow };
}

/**
 * Reads the events that are proposed to a city by their owners. Anybody can propose anybody's event: those that were not proposed by the
 * owner that their process names are left out. @throws AppError of the read of the proposals
 */
export async function readOwnersProposals(
  community: ProcessPlace,
  city: string,
): Promise<readonly AnnouncedEvent[]> {
  const proposed = await readProposedEvents(community, { city }, { maxAgeMs: 0 });
  const infos = await Promise.all(proposed.map(({ process }) => infoOf(community, process)));
  return proposed.filter(({ by }, index) => infos[index]?.staff[0] === by);
}
