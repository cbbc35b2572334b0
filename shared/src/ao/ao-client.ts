import type { Network } from '../network';
import { legacyRead } from './legacy-read';
import { unreachable } from './message-item';
import { createReadCache } from './read-cache';
import type { AoClient } from './types';
import type { UnitClientOptions } from './units';

/** Fetches the code that signs and sends, so that it is there in a dead spot. */
export const fetchSending = () => import('./clients-of-units');

/**
 * Makes the client of a network: every process is reached at the unit that `network.json` names for it. A page begins with reads, so all
 * else is a chunk of its own, as are the reads of HyperBEAM and of several units: a use of it throws AppError `ao.unreachable` where
 * it can't be loaded.
 */
export function createAoClient(
  network: Pick<Network, 'ao' | 'units'>,
  options: UnitClientOptions = {},
): AoClient {
  const { ao, units } = network;
  const { cache = createReadCache(options) } = options;
  const given = { ...options, cache };
  let client: AoClient | undefined;
  const isLegacy = ao.mode === 'legacy' && !units && !ao.others;
  const whole = async () => {
    const { createUnitsClient } = await fetchSending().catch(unreachable);
    const made = client ?? (await createUnitsClient(network, given));
    client ??= made;
    return client;
  };
  return {
    sign: async (...asked) => (await whole()).sign(...asked),
    post: async (...asked) => (await whole()).post(...asked),
    known: async (...asked) => (await whole()).known(...asked),
    result: async (...asked) => (await whole()).result(...asked),
    read: isLegacy ? legacyRead(ao.cu, given) : async (...asked) => (await whole()).read(...asked),
    inspectUnits: async (...asked) => (await whole()).inspectUnits?.(...asked),
    ...(!isLegacy && { published: async (...asked) => (await whole()).published?.(...asked) }),
  };
}
