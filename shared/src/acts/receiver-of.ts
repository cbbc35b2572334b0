import type { Network } from '../network';
import type { ActReceiver } from './contract';

/**
 * Returns the name under which areas declare acts of a process: that of the network, where it names the process, and else the kind that
 * the asking code says. It is undefined for a process of which neither says anything.
 * @param said the kind of the process by the asking code
 */
export function receiverOf(
  process: string | undefined,
  { community, processes = {}, events }: Pick<Network, 'community' | 'processes' | 'events'>,
  said?: string,
): ActReceiver | undefined {
  if (!process) return undefined;
  if (process === community) return 'community';
  const [name] = Object.entries(processes).find(([, id]) => id === process) ?? [];
  if (name !== undefined) return `processes.${name}`;
  return events.some((event) => event.process === process) ? 'events' : (said as ActReceiver | undefined);
}
