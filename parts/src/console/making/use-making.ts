import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import type { ProcessMakingStep } from '@rainbow-rabbit/processes/spawn/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useRef, useState } from 'react';
import type { Making } from './make-new-process';

/** The progress of making a process. */
export type MakingState =
  | { status: 'idle' }
  | { status: 'making'; step: ProcessMakingStep }
  | { status: 'failed'; step: ProcessMakingStep; error: unknown };

/** The place of what is being made, which outlives the page. */
interface KeptMaking {
  read(): Making | undefined;
  write(making: Making): void;
  clear(): void;
}

export interface UseMakingParams {
  /** The name under which one tab makes, while the others wait. */
  lock: string;
  kept: KeptMaking;
  /** Makes the process, or goes on with what is kept. */
  make: (onStep: (step: ProcessMakingStep) => void) => Promise<ProcessId>;
  /** Notes the process that was made, before what is kept is forgotten. */
  remember: (process: ProcessId, making: Making) => void | Promise<void>;
  onMade: (process: ProcessId) => void;
}

/**
 * Makes a process, one at a time in all tabs. What the wallet hasn't signed is forgotten after a failure; what it has stays, for
 * another attempt.
 * @returns `begin` goes on with what was begun, or makes what its parameter returns
 */
export function useMaking({ lock, kept, make, remember, onMade }: UseMakingParams): {
  state: MakingState;
  begin: (next: () => Making | Promise<Making>) => Promise<void>;
} {
  const [state, setState] = useState<MakingState>({ status: 'idle' });
  const isInFlight = useRef(false);

  const begin = async (next: () => Making | Promise<Making>) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    let step: ProcessMakingStep = 'sign';
    const onStep = (reached: ProcessMakingStep) => {
      step = reached;
      setState({ status: 'making', step });
    };
    try {
      await oneTabAlone(lock, async () => {
        const making = kept.read() ?? (await next());
        kept.write(making);
        const process = await make(onStep);
        await remember(process, making);
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

  return { state, begin };
}
