import type { Network } from '../network';
import { legacyRead } from './legacy-read';
import { unreachable } from './message-item';
import { createReadCache } from './read-cache';
import type { AoClient } from './types';
import type { UnitClientOptions } from './units';

/** Returns a client whose code is loaded when it is used first. @throws AppError `ao.unreachable` where that fails */
function lateClient(load: () => Promise<AoClient>): AoClient {
  let loading: Promise<AoClient> | undefined;
  const client = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      return unreachable(cause);
    });
    return loading;
  };
  const late =
    <Name extends keyof AoClient>(name: Name) =>
    async (...asked: unknown[]) =>
      ((await client())[name] as (...asked: unknown[]) => unknown)(...asked);
  const names = ['sign', 'post', 'known', 'result', 'read'] as const satisfies readonly (keyof AoClient)[];
  return Object.fromEntries(names.map((name) => [name, late(name)])) as unknown as AoClient;
}

/** Fetches the code that signs and sends, so that it is there in a dead spot. */
export const fetchSending = () => import('./clients-of-units');

/**
 * Makes the client of a network: every process is reached at the unit that `network.json` names for it. A page begins with reads, so all
 * else is a chunk of its own, as are the reads of HyperBEAM and of several units.
 */
export function createAoClient(
  network: Pick<Network, 'ao' | 'units'>,
  options: UnitClientOptions = {},
): AoClient {
  const { ao, units } = network;
  const { cache = createReadCache(options) } = options;
  const given = { ...options, cache };
  const late = lateClient(async () => (await fetchSending()).createUnitsClient(network, given));
  return ao.mode === 'legacy' && !units ? { ...late, read: legacyRead(ao.cu, given) } : late;
}
