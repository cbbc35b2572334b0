import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry, EventRelay, SpawnIds } from '@rainbow-rabbit/shared/network';
import { json } from '../http/answer';
import type { Route } from '../http/route';

/** The path of the message broker, for wallets on other phones. */
export const brokerPath = '/mqtt';

/** The kind of AO units that `network.json` names. */
export type AoMode = 'legacy' | 'hyperbeam';

/** The processes of areas, where they are seeded. */
export interface AreaProcesses {
  arcade?: ProcessId;
  minibuild?: ProcessId;
}

/** The processes that `network.json` names; they may come after the network's start. */
export interface NamedProcesses {
  events: EventEntry[];
  community?: ProcessId;
  /** The relay of the community. */
  relay?: EventRelay;
  processes?: AreaProcesses;
}

/**
 * `network.json`, by which the app finds this network's units, events, community, arcade and contest: relative, so that it works
 * anywhere. It names no explorer, since none knows what is here.
 */
export function networkRoute(named: NamedProcesses, spawn: SpawnIds, mode: AoMode): Route {
  const network = {
    ao: mode === 'hyperbeam' ? { mode, node: './', spawn } : { mode, mu: 'mu', cu: 'cu', su: 'su', spawn },
    gateway: './',
    wallets: { beaconBroker: brokerPath.slice(1) },
  };
  return {
    method: 'GET',
    path: '/network.json',
    answer: () => {
      const answer = json({ ...network, ...named });
      return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-cache' } };
    },
  };
}
