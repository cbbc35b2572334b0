import { type MakingState, makeNewProcess, useMaking } from '@rainbow-rabbit/parts/console/making';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { rememberOwnEvent } from '../session/own-events';
import { type EventMaking, makingStore } from './making-store';
import { newEvent } from './new-event';

/**
 * Makes an event with the wallet of the person at the console, one at a time in all tabs.
 * @param onMade gets the process of the new event
 */
export function useMakingEvent(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The event whose making an earlier visit began, if it isn't done. */
  begun: EventMaking | undefined;
  /** Makes an event of this name, or goes on with the event that was begun. */
  make: (event: Pick<EventMaking, 'name' | 'isRehearsal'>) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
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
  return { state, begun, make: begin };
}
