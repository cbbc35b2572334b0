import { type MakingState, makeNewProcess, useMaking } from '@rainbow-rabbit/parts/console/making';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { rememberOwnEvent } from '../session/own-events';
import { firstActs, type NewEvent } from './first-acts';
import { type EventMaking, makingStore } from './making-store';
import { newEvent } from './new-event';

/**
 * Makes an event with the wallet of the person at the console, one at a time in all tabs.
 * @param onMade gets the process of the new event
 */
export function useMakingEvent(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The event that is being made, or was begun in an earlier visit. */
  begun: EventMaking | undefined;
  /** Makes an event, or goes on with the event that was begun. */
  make: (event: NewEvent) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network, events } = useNetwork();
  const ao = useAo();
  const kept = useMemo(() => makingStore(address), [address]);
  const begun = useKeptValue(kept);
  const { state, begin } = useMaking<EventMaking>({
    lock: `new-event.${address}`,
    kept,
    make: (onStep) => makeNewProcess(newEvent, { ao, network, signer, kept, onStep }),
    remember: (process, { name, isRehearsal }) => rememberOwnEvent({ process, name, isRehearsal }),
    onMade,
  });

  const make = (event: NewEvent) => {
    const { name, isRehearsal } = event;
    const taken = events.map(({ slug }) => slug);
    return begin({ name, isRehearsal, acts: firstActs(event, taken) });
  };
  return { state, begun, make };
}
