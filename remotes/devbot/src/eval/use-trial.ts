import { AppError } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLedgerPlace } from '../ledger/place';
import { startTrial, type Trial, type TrialResult } from '../trial/start-trial';
import { type CopyFacts, copyProcess } from './copy-process';

/** The course of trying code. */
export type TrialState =
  | { status: 'idle' }
  | { status: 'starting' }
  | { status: 'copying'; done: number }
  | { status: 'trying' }
  /** `lua` and `signer`: the code that was tried, and the address in whose name. */
  | { status: 'tried'; result: TrialResult; lua: string; signer: string }
  | { status: 'failed'; error: unknown };

/** Returns true as long as something is under way that can be called off. */
export const isBusy = ({ status }: TrialState): boolean =>
  status === 'starting' || status === 'copying' || status === 'trying';

interface KeptTrial {
  trial: Trial;
  facts?: CopyFacts;
}

export interface TrialBench {
  state: TrialState;
  /** The facts about the copy that tries begin with; undefined for a fresh process, and until one is built. */
  copy?: CopyFacts;
  /** The address whose code the process evaluates, once that is known. */
  processOwner?: string;
  /** Tries code in the name of an address. Builds the process first, if that has not been done. */
  tryCode: (lua: string, signer: string) => void;
  /** Forgets the process, which has gone on meanwhile, and ends what is under way; the result of the last try stays. */
  forgetCopy: () => void;
  /** Ends what is under way, and forgets the process: the next try builds it anew. */
  cancel: () => void;
}

/** Holds the process in which code is tried: a copy, or a fresh one. It ends with the component. */
export function useTrial(process: string | undefined): TrialBench {
  const { gateways } = useNetwork();
  const place = useLedgerPlace(process);
  const [state, setState] = useState<TrialState>({ status: 'idle' });
  const [kept, setKept] = useState<KeptTrial>();
  const current = useRef<{ trial?: Trial; signer?: string; stop: AbortController }>(undefined);

  const forget = useCallback(() => {
    current.current?.stop.abort();
    current.current?.trial?.end();
    current.current = undefined;
    setKept(undefined);
  }, []);
  useEffect(() => forget, [forget]);

  const cancel = useCallback(() => {
    forget();
    setState({ status: 'idle' });
  }, [forget]);

  const forgetCopy = useCallback(() => {
    forget();
    setState((now) => (isBusy(now) ? { status: 'idle' } : now));
  }, [forget]);

  const build = async (signer: string, stop: AbortController): Promise<KeptTrial> => {
    const { signal } = stop;
    if (process === undefined) return { trial: await startTrial({ gateways, owner: signer, signal }) };
    if (!place) throw new AppError('trial.no-scheduler');
    return copyProcess({
      place,
      process,
      owner: signer,
      onProgress: ({ done }) => {
        if (!signal.aborted) setState({ status: 'copying', done });
      },
      signal,
    });
  };

  const run = async (lua: string, signer: string) => {
    // A fresh process belongs to whoever signs.
    if (process === undefined && current.current?.signer !== signer) forget();
    const stop = current.current?.stop ?? new AbortController();
    const become = (next: TrialState) => {
      if (!stop.signal.aborted) setState(next);
    };
    try {
      let trial = current.current?.trial;
      if (!trial) {
        current.current = { stop, signer };
        become({ status: 'starting' });
        const built = await build(signer, stop);
        if (stop.signal.aborted) return built.trial.end();
        trial = built.trial;
        current.current = { trial, stop, signer };
        setKept(built);
      }
      become({ status: 'trying' });
      become({ status: 'tried', result: await trial.evaluate(lua, signer), lua, signer });
    } catch (error) {
      if (stop.signal.aborted) return;
      forget();
      setState({ status: 'failed', error });
    }
  };

  return {
    state,
    copy: kept?.facts,
    processOwner: kept?.trial.processOwner,
    tryCode: (lua, signer) => void run(lua, signer),
    forgetCopy,
    cancel,
  };
}
