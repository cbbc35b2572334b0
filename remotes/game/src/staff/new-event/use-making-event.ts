import { type MakingState, makeNewProcess, useMaking } from '@rainbow-rabbit/parts/console/making';
import { keepSecret, lendKeptSecret, moveSecret } from '@rainbow-rabbit/parts/console/secret';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { contactKeyText } from '../secret/give-secrets';
import { rememberOwnEvent } from '../session/own-events';
import { firstActs, type NewEvent } from './first-acts';
import { type EventMaking, makingStore } from './making-store';
import { newEvent } from './new-event';

/**
 * Makes an event with the wallet of the person at the console, one at a time in all tabs. Its secret is made first, since the event
 * starts with its contact key.
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
  /** The place of the event's secret until the event has an id. */
  const place = `${newEvent.tag}.${address}`;
  const { state, begin } = useMaking<EventMaking>({
    lock: `new-event.${address}`,
    kept,
    make: (onStep) => makeNewProcess(newEvent, { ao, network, signer, kept, onStep }),
    remember: async (process, { name, isRehearsal }) => {
      await moveSecret(place, process);
      rememberOwnEvent({ process, name, isRehearsal });
    },
    onMade,
  });

  const make = (event: NewEvent) =>
    begin(async () => {
      const { name, isRehearsal } = event;
      const taken = events.map(({ slug }) => slug);
      await keepSecret(place, makeSecret(), false);
      const contactKey = await lendKeptSecret(place, contactKeyText);
      return { name, isRehearsal, acts: firstActs({ ...event, contactKey }, taken) };
    });
  return { state, begun, make };
}
