import { useStaff } from '@rainbow-rabbit/console/session';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import type { ProcessMakingStep } from '@rainbow-rabbit/processes/spawn/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo, useRef, useState } from 'react';
import { rememberOwnContest } from '../contests/own-contests';
import type { ContestMaking } from './domain/making';
import { makeContest } from './make-contest';
import { contestMakingStore } from './making-store';

/** The progress of making a contest. */
export type ContestMakingState =
  | { status: 'idle' }
  | { status: 'making'; step: ProcessMakingStep }
  | { status: 'failed'; step: ProcessMakingStep; error: unknown };

const loadSource = async () => {
  try {
    return (await import('./process-source')).contestSource();
  } catch (cause) {
    throw new AppError('new-contest.no-source', { cause, retryable: true });
  }
};

/**
 * Makes a contest with the wallet of the person at the console, one at a time in all tabs.
 * @param onMade gets the process of the new contest
 */
export function useMakingContest(onMade: (process: ProcessId) => void): {
  state: ContestMakingState;
  /** The contest whose making an earlier visit began, if it isn't done. */
  begun: ContestMaking | undefined;
  /** Makes a contest of this name, or goes on with the one that was begun. */
  make: (name: string) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
  const ao = useAo();
  const kept = useMemo(() => contestMakingStore(address), [address]);
  const [begun, setBegun] = useState(() => kept.read());
  const [state, setState] = useState<ContestMakingState>({ status: 'idle' });
  const isInFlight = useRef(false);

  const make = async (name: string) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    let step: ProcessMakingStep = 'spawn';
    const onStep = (next: ProcessMakingStep) => {
      step = next;
      setState({ status: 'making', step });
    };
    try {
      await oneTabAlone(`new-contest.${address}`, async () => {
        const making = kept.read() ?? { name };
        kept.write(making);
        const process = await makeContest({ ao, network, signer, kept, source: loadSource, onStep });
        rememberOwnContest({ process, name: making.name });
        kept.clear();
        onMade(process);
      });
    } catch (error) {
      if (!kept.read()?.spawned) kept.clear();
      setBegun(kept.read());
      setState({ status: 'failed', step, error });
    } finally {
      isInFlight.current = false;
    }
  };

  return { state, begun, make };
}
