import type { ProcessId } from '../arweave';
import type { AoUnit, Network } from '../network';
import { createHyperbeamAoClient } from './hyperbeam/hyperbeam-client';
import { createLegacyAoClient } from './legacy-client';
import { loadArweave } from './sign-item';
import type { AoClient } from './types';
import type { UnitClientOptions } from './units';

const clientOf = (unit: AoUnit, options: UnitClientOptions): AoClient =>
  unit.mode === 'legacy'
    ? createLegacyAoClient({ ...options, ...unit })
    : createHyperbeamAoClient({ ...options, ...unit });

/** Makes the client of a network: each process is reached at its own unit, where the network names one for it. */
export function createUnitsClient(
  { ao, units }: Pick<Network, 'ao' | 'units'>,
  options: UnitClientOptions,
): AoClient {
  const ofNetwork = clientOf(ao, options);
  if (!units) return ofNetwork;
  const own = new Map(Object.entries(units).map(([process, unit]) => [process, clientOf(unit, options)]));
  const at = (process: ProcessId | '') => own.get(process) ?? ofNetwork;

  return {
    sign: (message, signer, signal) =>
      at('process' in message ? message.process : '').sign(message, signer, signal),
    async post(message, signal) {
      const { fromBase64Url, parseDataItem } = await loadArweave();
      const { target } = await parseDataItem(fromBase64Url(message.item));
      return at(target as ProcessId | '').post(message, signal);
    },
    known: (process, message, signal) => at(process).known(process, message, signal),
    result: (process, message, signal) => at(process).result(process, message, signal),
    read: (message, options) => at(message.process).read(message, options),
    published: async (process, ...asked) => at(process).published?.(process, ...asked),
  };
}
