import type { Network } from '@rainbow-rabbit/shared/network';
import type { KnownProcessKind } from './domain/known-kind';

/** A process that is shown in its own terms. */
export interface KnownProcess {
  kind: KnownProcessKind;
  /** True when this app's network names it; else it only answers as such a process does. */
  isListed: boolean;
  /** The page of this app that shows it, as far as there is one. */
  path?: string;
}

/** Returns the kind of a process that `network.json` names; undefined for any other one, whatever it calls itself. */
export function listedProcess(
  { events, community, processes = {} }: Pick<Network, 'events' | 'community' | 'processes'>,
  process: string,
): KnownProcess | undefined {
  const event = events.find((one) => one.process === process);
  if (event) return { kind: 'event', isListed: true, path: `/rabbit/${event.slug}` };
  if (process === community) return { kind: 'community', isListed: true, path: '/social' };
  if (process === processes.arcade) return { kind: 'arcade', isListed: true };
  if (process === processes.minibuild) return { kind: 'contest', isListed: true, path: '/mini-build' };
  return undefined;
}
