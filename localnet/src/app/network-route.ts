import type { EventEntry, SpawnIds } from '@rainbow-rabbit/shared/network';
import { json } from '../http/answer';
import type { Route } from '../http/route';

/** The path of the message broker, for wallets on other phones. */
export const brokerPath = '/mqtt';

/**
 * `network.json`, by which the app finds this network's units and events: relative, so that it works anywhere. It names no
 * explorer, since none knows what is here.
 */
export function networkRoute(events: readonly EventEntry[], spawn: SpawnIds): Route {
  const network = {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu', spawn },
    gateway: './',
    wallets: { beaconBroker: brokerPath.slice(1) },
  };
  return {
    method: 'GET',
    path: '/network.json',
    answer: () => {
      const answer = json({ ...network, events });
      return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-cache' } };
    },
  };
}
