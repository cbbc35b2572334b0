import type { ProcessSecret } from '@rainbow-rabbit/parts/console/secret';
import { consoleProcesses } from '@rainbow-rabbit/parts/console/session';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import {
  type EventInfo,
  type ProcessPlace,
  readEventInfo,
  replySchemas,
} from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { LiveReading } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import { useStoredReading } from '../../reading/use-stored-reading';
import { infoKey } from '../../session/info-key';

/** Other staff and the players change an event, too. */
const infoEveryMs = 20_000;

/** The events that were made or opened in this browser's console. */
export const ownEvents = consoleProcesses(['game', 'staff-events']);

/** The event of the console, for its sections. */
export interface StaffEvent {
  /** The event's process, for the functions of its client. */
  rabbit: ProcessPlace;
  /** The event's newest public state; the staff's list has the owner first. */
  info: EventInfo;
  /** The name that the event was made with in this browser, for an event that has none in the ledger yet. */
  madeName?: string | undefined;
  /** The event's secret in this browser. */
  secret: ProcessSecret;
  /** Asks the process again now. */
  refresh: () => Promise<void>;
}

/** The event around a section of the console. */
export const [StaffEventContext, useStaffEvent] = neededContext<StaffEvent>('StaffEventContext');

/** Reads an event for the console while it is on the screen. Its last known state opens the console without network. */
export function useEventOfStaff(process: ProcessId): { rabbit: ProcessPlace; live: LiveReading<EventInfo> } {
  const ao = useAo();
  const rabbit = useMemo(() => ({ ao, process }), [ao, process]);
  const live = useStoredReading({
    key: infoKey(process),
    schema: replySchemas.Info,
    everyMs: infoEveryMs,
    // An evaluation, such as a hand-over's, publishes nothing, and owner and staff decide what is shown here: the process is asked.
    read: (options) => readEventInfo(rabbit, { ...options, maxAgeMs: 0 }),
  });
  return { rabbit, live };
}
