import type { Network } from '../network';
import type { ActReceiver } from './contract';

/** Returns the name under which areas declare acts of a process. A receiver that the network doesn't name may be an event. */
export function receiverOf(
  process: string | undefined,
  { community, processes = {} }: Pick<Network, 'community' | 'processes'>,
): ActReceiver {
  if (!process) return 'events';
  if (process === community) return 'community';
  const [name] = Object.entries(processes).find(([, id]) => id === process) ?? [];
  return name === undefined ? 'events' : `processes.${name}`;
}
