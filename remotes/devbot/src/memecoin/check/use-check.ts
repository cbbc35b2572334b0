import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useState } from 'react';
import { useLedgerPlace } from '../../ledger/place';
import type { CheckFacts } from './domain/check-facts';
import type { CheckLine } from './domain/check-line';
import { checkMemecoin } from './domain/check-memecoin';
import { readCheckFacts } from './read-check-facts';

/** A check that runs, with the messages that it has read, or its outcome. */
export type Check =
  | { status: 'running'; read: number }
  | { status: 'done'; facts: CheckFacts; lines: readonly CheckLine[] };

/** Checks a memecoin when it is shown, and again on demand. */
export function useCheck(process: ProcessId): [Check, () => void] {
  const ao = useAo();
  const ledger = useLedgerPlace(process);
  const {
    ao: { spawn },
    events,
  } = useNetwork();
  const [check, setCheck] = useState<Check>({ status: 'running', read: 0 });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round checks again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const show = (next: Check) => {
      if (!signal.aborted) setCheck(next);
    };
    show({ status: 'running', read: 0 });
    const onProgress = (read: number) => show({ status: 'running', read });
    const isListedEvent = (event: string) =>
      events.some((each) => each.process === event && !each.isUnlisted);
    const place = { ao, process, ledger, network: spawn, isListedEvent };
    void readCheckFacts(place, { signal, onProgress }).then((facts) =>
      show({ status: 'done', facts, lines: checkMemecoin(facts) }),
    );
    return () => abort.abort();
  }, [ao, ledger, process, spawn, events, round]);

  return [check, useCallback(() => setRound((count) => count + 1), [])];
}
