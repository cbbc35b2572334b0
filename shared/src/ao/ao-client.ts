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
  return {
    sign: async (...asked) => (await client()).sign(...asked),
    post: async (...asked) => (await client()).post(...asked),
    known: async (...asked) => (await client()).known(...asked),
    result: async (...asked) => (await client()).result(...asked),
    read: async (...asked) => (await client()).read(...asked),
  };
}

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
  const late = lateClient(async () => (await import('./clients-of-units')).createUnitsClient(network, given));
  return ao.mode === 'legacy' && !units ? { ...late, read: legacyRead(ao.cu, given) } : late;
}
