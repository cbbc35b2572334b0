import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLedgerPlace } from '../../ledger/place';
import type { CheckFacts } from './domain/check-facts';
import type { CheckLine } from './domain/check-line';
import { checkMemecoin } from './domain/check-memecoin';
import { type CheckPlace, readCheckFacts } from './read-check-facts';

/** A check that runs, with the messages that it has read, or its outcome. */
export type Check =
  | { status: 'running'; read: number }
  | { status: 'done'; facts: CheckFacts; lines: readonly CheckLine[] };

/** Returns where a token is read and what it is compared with; the same object as long as these are. */
export function useCheckPlace(process: ProcessId): CheckPlace {
  const ao = useAo();
  const ledger = useLedgerPlace(process);
  const {
    ao: { spawn: network },
    events,
  } = useNetwork();
  return useMemo(() => {
    const isListedEvent = (event: string) =>
      events.some((each) => each.process === event && !each.isUnlisted);
    return { ao, process, ledger, network, isListedEvent };
  }, [ao, process, ledger, network, events]);
}

/** Checks a memecoin when it is shown, and again on demand. */
export function useCheck(process: ProcessId): [Check, () => void] {
  const place = useCheckPlace(process);
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
    void readCheckFacts(place, { signal, onProgress }).then((facts) =>
      show({ status: 'done', facts, lines: checkMemecoin(facts) }),
    );
    return () => abort.abort();
  }, [place, round]);

  return [check, useCallback(() => setRound((count) => count + 1), [])];
}
