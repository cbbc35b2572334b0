import { useStaff } from '@rainbow-rabbit/console/session';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import type { ProcessMakingStep } from '@rainbow-rabbit/processes/spawn/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo, useRef, useState } from 'react';
import { useStoredValue } from '../../stored/stored-value';
import { rememberOwnEvent } from '../events/own-events';
import type { Making } from './domain/making';
import { makeEvent } from './make-event';
import { makingStore } from './making-store';

/** The progress of making an event. */
export type MakingState =
  | { status: 'idle' }
  | { status: 'making'; step: ProcessMakingStep }
  | { status: 'failed'; step: ProcessMakingStep; error: unknown };

const loadSource = async () => {
  try {
    return (await import('./process-source')).rabbitSource();
  } catch (cause) {
    throw new AppError('new-event.no-source', { cause, retryable: true });
  }
};

/**
 * Makes an event with the wallet of the person at the console, one at a time in all tabs.
 * @param onMade gets the process of the new event
 */
export function useMakingEvent(onMade: (process: ProcessId) => void): {
  state: MakingState;
  /** The event whose making an earlier visit began, if it isn't done. */
  begun: Making | undefined;
  /** Makes an event of this name, or goes on with the one that was begun. */
  make: (event: Pick<Making, 'name' | 'isRehearsal'>) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
  const ao = useAo();
  const kept = useMemo(() => makingStore(address), [address]);
  const begun = useStoredValue(kept);
  const [state, setState] = useState<MakingState>({ status: 'idle' });
  const isInFlight = useRef(false);

  const make = async (event: Pick<Making, 'name' | 'isRehearsal'>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    let step: ProcessMakingStep = 'spawn';
    const onStep = (next: ProcessMakingStep) => {
      step = next;
      setState({ status: 'making', step });
    };
    try {
      await oneTabAlone(`new-event.${address}`, async () => {
        const making = kept.read() ?? event;
        kept.write(making);
        const process = await makeEvent({ ao, network, signer, kept, source: loadSource, onStep });
        rememberOwnEvent({ process, name: making.name, isRehearsal: making.isRehearsal });
        kept.clear();
        onMade(process);
      });
    } catch (error) {
      if (!kept.read()?.spawned) kept.clear();
      setState({ status: 'failed', step, error });
    } finally {
      isInFlight.current = false;
    }
  };

  return { state, begun, make };
}
