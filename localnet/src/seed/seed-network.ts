import type { AoMode, NamedProcesses } from '../app/network-route';
import type { Broker } from '../broker/broker';
import { createActor } from '../players/actor';
import type { UndoList } from '../undo-list';
import { announceDemoEvent } from './announce-demo-event';
import { admitDemoPlayers } from './demo-pot';
import { reportDemoPoints } from './report-demo-points';
import { seedArcade } from './seed-arcade';
import { seedCommunities } from './seed-communities';
import { seedContest } from './seed-contest';
import { type SeedOptions, seedEvents } from './seed-events';
import { seedToken } from './seed-token';

interface SeededParts {
  /** Seeds the communities, too. */
  communities: boolean;
  /** Seeds the arcade, too; its points go to the communities, if there are any. */
  arcade: boolean;
  /** Seeds a contest, too, which admits by tickets, and whose prizes are paid in the demo token. */
  contest: boolean;
  /** Relays the demo event, and notifies phones of the communities' meet-ups. */
  relay: boolean;
  /** The kind of units that the relay reads. */
  ao: AoMode;
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
  { communities, arcade, contest, relay, ao, broker, undo, report }: SeededParts,
): Promise<NamedProcesses> {
  const token = communities || contest ? seedToken(place) : undefined;
  const made = communities && token ? seedCommunities(place, token) : Promise.resolve(undefined);
  const community = made.then((processes) => processes?.community);
  const events = seedEvents(place);
  const [seeded, also, arcadeProcess, contestProcess] = await Promise.all([
    events,
    made,
    arcade ? seedArcade(place, community) : undefined,
    contest && token ? seedContest(place, { token }) : undefined,
    community,
    token,
  ]);
  const [demo] = seeded;
  if (also && demo) {
    const { community: process, referee } = also;
    const { ao, signer } = await createActor(place.url, await place.storage.keyring.wallet('operator'));
    await admitDemoPlayers({ ao, process }, demo.process, { signer });
    await announceDemoEvent({ ao, process }, demo, { signer });
    undo.add(await reportDemoPoints(place, { event: demo.process, referee, report }));
  }
  const processes = {
    ...(arcadeProcess && { arcade: arcadeProcess }),
    ...(contestProcess && { minibuild: contestProcess }),
  };
  const named = {
    events: seeded,
    ...(also && { community: also.community }),
    ...(Object.keys(processes).length > 0 && { processes }),
  };
  if (!relay) return named;
  const { keyring } = place.storage;
  // Loaded only here: most networks have no relay, whose connections to brokers are 150 modules.
  const { relayDemoEvent, relayDemoMeetUps } = await import('./relay-demo-event');
  const relayPlace = { keyring, url: place.url, ao, broker, report };
  const { events: relayed, stop } = await relayDemoEvent(seeded, relayPlace);
  undo.add(stop);
  if (!also) return { ...named, events: relayed };
  const meetUps = await relayDemoMeetUps(also.community, relayPlace);
  undo.add(meetUps.stop);
  return { ...named, events: relayed, relay: meetUps.relay };
}
