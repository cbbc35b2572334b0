import type { ProcessId } from '../arweave';
import type { AoUnit, Network, OneUnit } from '../network';
import { createHyperbeamAoClient } from './hyperbeam/hyperbeam-client';
import { keptSlots } from './hyperbeam/kept-slots';
import { createLegacyAoClient } from './legacy-client';
import { unreachable } from './message-item';
import { loadArweave } from './sign-item';
import type { AoClient } from './types';
import type { UnitClientOptions } from './units';

/**
 * Makes the client of a network: each process is reached at its own unit, where the network names one for it. The code for
 * several units of one process is loaded where it is needed. @throws AppError `ao.unreachable` where it can't be
 */
export async function createUnitsClient(
  { ao, units = {} }: Pick<Network, 'ao' | 'units'>,
  options: UnitClientOptions,
): Promise<AoClient> {
  const named = Object.entries(units);
  const hasSeveral = [ao, ...Object.values(units)].some(({ others }) => others);
  const failover = hasSeveral && (await import('./failover/failover-client').catch(unreachable));
  // units of a process have its messages at the same slots
  const slots = keptSlots();
  const clientOfOne = (unit: OneUnit, given: UnitClientOptions): AoClient =>
    unit.mode === 'legacy'
      ? createLegacyAoClient({ ...given, ...unit })
      : createHyperbeamAoClient({ ...given, ...unit, slots });
  const clientOf = ({ others, ...first }: AoUnit) =>
    failover && others
      ? failover.createFailoverClient([first, ...others], clientOfOne, options)
      : clientOfOne(first, options);
  const ofNetwork = clientOf(ao);
  if (named.length === 0) return ofNetwork;
  const own = new Map(named.map(([process, unit]) => [process, clientOf(unit)]));
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
    inspectUnits: async (process, ...asked) => at(process).inspectUnits?.(process, ...asked),
  };
}
