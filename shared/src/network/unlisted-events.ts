import { useMemo, useSyncExternalStore } from 'react';
import type { ProcessId } from '../arweave';
import { type EventList, keptEvents, openedEvents } from './kept-events';
import { carriedProcess, type EventEntry, useNetwork } from './network';

/**
 * Returns the events of a list that take neither the slug nor the process of a listed one. The slug of an announced event hides none: a
 * lead of any city may have chosen it.
 */
function useUnlisted(list: EventList): readonly EventEntry[] {
  const { events } = useNetwork();
  const all = useSyncExternalStore(list.subscribe, list.get);
  return useMemo(
    () =>
      all
        .filter(
          ({ slug, process }) =>
            !events.some((one) => one.process === process || (one.slug === slug && !one.isAnnounced)),
        )
        .map((event) => ({ ...event, isUnlisted: true })),
    [events, all],
  );
}

/** Returns the events that the visitor keeps in this browser. Their names prove nothing: pages that show one say so. */
export const useKeptEvents = (): readonly EventEntry[] => useUnlisted(keptEvents);

/** The event that a link leads to: a known event, or a process that has to be asked first. */
type LinkedEvent = { event: EventEntry } | { event: undefined; process: ProcessId | undefined };

/**
 * Returns the event of a link with this slug and query. No link takes the place of an event of `network.json`; after these come the
 * events whose links this tab has opened, those that the visitor keeps, and those that cities announce.
 */
export function useLinkedEvent(slug: string, search: string): LinkedEvent {
  const { events } = useNetwork();
  const opened = useUnlisted(openedEvents);
  const kept = useKeptEvents();
  const process = carriedProcess(search);
  const event =
    events.find((one) => one.slug === slug && !one.isAnnounced) ??
    events.find((one) => one.process === process) ??
    [...opened, ...kept, ...events].find(
      (one) => one.slug === slug && (process === undefined || one.process === process),
    );
  return event ? { event } : { event: undefined, process };
}
