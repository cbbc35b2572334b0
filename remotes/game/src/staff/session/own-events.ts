import { type KeptValue, keptId, keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type EventEntry, useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import * as v from 'valibot';

/** An event that was made or opened in this browser's console. */
export interface OwnEvent {
  process: ProcessId;
  /** The name that it was made with; the ledger's counts once there is one. */
  name: string;
  /** True for a rehearsal, in which this page may play players. */
  isRehearsal?: boolean | undefined;
}

const ownEventsSchema = v.array(
  v.object({
    process: keptId<ProcessId>(),
    name: v.string(),
    isRehearsal: v.optional(v.boolean()),
  }),
);

const ownEvents: KeptValue<OwnEvent[]> = keptValue(['game', 'staff-events'], ownEventsSchema);

/** Keeps an event for the console's list, in place of what is known of it. */
export function rememberOwnEvent(event: OwnEvent): void {
  const known = ownEvents.read() ?? [];
  const same = known.find(({ process }) => process === event.process);
  if (same?.name === event.name) return;
  ownEvents.write([{ ...same, ...event }, ...known.filter((other) => other !== same)]);
}

/** Returns the events of the console's list: those of this browser's console first, then all that the app knows. */
export function useConsoleEvents(): readonly (OwnEvent & Partial<EventEntry>)[] {
  const { events } = useNetwork();
  const own = useKeptValue(ownEvents);
  return useMemo(() => {
    const rest = (own ?? []).filter(({ process }) => !events.some((event) => event.process === process));
    return [...rest, ...events];
  }, [events, own]);
}

/** Returns true for an event that was made as a rehearsal in this browser. */
export function useIsRehearsal(process: ProcessId): boolean {
  return useKeptValue(ownEvents)?.some((event) => event.process === process && event.isRehearsal) ?? false;
}

/** Returns the name that an event was made with in this browser. */
export function useMadeName(process: ProcessId): string | undefined {
  return useKeptValue(ownEvents)?.find((event) => event.process === process)?.name;
}
