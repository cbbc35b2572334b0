import type { NamedProcesses } from '../app/network-route';
import type { Broker } from '../broker/broker';
import type { UndoList } from '../undo-list';
import { relayDemoEvent } from './relay-demo-event';
import { reportDemoPoints } from './report-demo-points';
import { seedArcade } from './seed-arcade';
import { seedCommunities } from './seed-communities';
import { type SeedOptions, seedEvents } from './seed-events';

interface SeededParts {
  /** Seeds the communities, too. */
  communities: boolean;
  /** Seeds the arcade, too; its points go to the communities, if there are any. */
  arcade: boolean;
  /** Relays the demo event. */
  relay: boolean;
  broker: Broker;
  undo: UndoList;
  report: (problem: string) => void;
}

/**
 * Makes the demo event and what belongs to it, or goes on with that of an earlier start. What runs beside it is undone by the
 * list.
 */
export async function seedNetwork(
  place: SeedOptions,
  { communities, arcade, relay, broker, undo, report }: SeededParts,
): Promise<NamedProcesses> {
  const made = communities ? seedCommunities(place) : Promise.resolve(undefined);
  const community = made.then((processes) => processes?.community);
  const [seeded, also, arcadeProcess] = await Promise.all([
    seedEvents(place),
    made,
    arcade ? seedArcade(place, community) : undefined,
    community,
  ]);
  const [demo] = seeded;
  if (also && demo) {
    const { referee } = also;
    undo.add(await reportDemoPoints(place, { event: demo.process, referee, report }));
  }
  const named = {
    events: seeded,
    ...(also && { community: also.community }),
    ...(arcadeProcess && { processes: { arcade: arcadeProcess } }),
  };
  if (!relay) return named;
  const { keyring } = place.storage;
  const { events, stop } = await relayDemoEvent(seeded, { keyring, url: place.url, broker, report });
  undo.add(stop);
  return { ...named, events };
}
