import { type MakingState, useMakingWithSecret } from '@rainbow-rabbit/parts/console/making';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { eventContactKey } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { ownEvents } from '../session/staff-event';
import { firstActs, type NewEvent } from './first-acts';
import { type EventMaking, makingStore } from './making-store';
import { newEvent } from './new-event';

/**
 * Makes an event, which starts with its settings and the contact key of its secret.
 * @param onMade gets the process of the new event
 */
export function useMakingEvent(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The event that is being made, or was begun in an earlier visit. */
  begun: EventMaking | undefined;
  /** Makes an event, or goes on with the event that was begun. */
  make: (event: NewEvent) => Promise<void>;
} {
  const { address } = useStaff();
  const { events } = useNetwork();
  const kept = useMemo(() => makingStore(address), [address]);
  const { state, begun, begin } = useMakingWithSecret({
    kind: newEvent,
    kept,
    contactKeyOf: eventContactKey,
    remember: (process, { name, isRehearsal }) => ownEvents.remember({ process, name, isRehearsal }),
    onMade,
  });

  const make = (event: NewEvent) =>
    begin((contactKey) => {
      const { name, isRehearsal } = event;
      const taken = events.map(({ slug }) => slug);
      return { name, isRehearsal, acts: firstActs({ ...event, contactKey }, taken) };
    });
  return { state, begun, make };
}
