import { type AnnouncedEvent, readAnnouncedEvents } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Network } from '@rainbow-rabbit/shared/network';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect } from 'react';
import { keepListing } from './kept-listing';
import { listedEvents } from './listed-events';

/** As often as an open page looks for events that were announced since (docs/product 9.283). */
const announcedEveryMs = 600_000;

export interface AnnouncedEventsProps {
  /** The network as `network.json` has it. */
  network: Network;
  /** Called with the network whose events are its own and the announced ones. Another function reads anew. */
  onListed: (network: Network) => void;
}

/** Reads the events that cities announce, for all pages. It comes after the page, and shows nothing itself. */
export function AnnouncedEvents({ network, onListed }: AnnouncedEventsProps) {
  const ao = useAo();
  const { community: process } = network;
  const { reading } = useReading<readonly AnnouncedEvent[]>({
    key: process,
    everyMs: announcedEveryMs,
    read: async (options) => (process ? readAnnouncedEvents({ ao, process }, options) : []),
  });
  const announced = valueOf(reading);
  useEffect(() => {
    if (!announced) return;
    const listed = { ...network, events: listedEvents(network.events, announced, Date.now()) };
    keepListing(network, listed);
    onListed(listed);
  }, [announced, network, onListed]);
  return null;
}
