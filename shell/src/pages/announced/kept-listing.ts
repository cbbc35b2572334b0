import type { Network } from '@rainbow-rabbit/shared/network';
import { afterEndMs } from './after-end';

const key = 'rr-listed';

/** Keeps the events as they were listed last, for the next visit. */
export function keepListing(network: Network, { events }: Network): void {
  try {
    localStorage.setItem(key, JSON.stringify([JSON.stringify(network), events]));
  } catch {
    // Without it, the next visit lists them a moment after its page.
  }
}

/**
 * Returns a network with the events as the last visit listed them, without those that have left since: so a page has them at once, and nothing
 * moves when the list has come. The network itself after a change of `network.json`.
 */
export function keptListing(network: Network): Network {
  try {
    const [of, events] = JSON.parse(localStorage.getItem(key) ?? '') as [string, Network['events']];
    if (of !== JSON.stringify(network)) return network;
    const shown = ({ isAnnounced, endsAt = 0 }: Network['events'][number]) =>
      !isAnnounced || endsAt + afterEndMs > Date.now();
    return { ...network, events: events.filter(shown) };
  } catch {
    return network;
  }
}
