import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useEffect, useState } from 'react';
import type { CheckFacts } from './domain/check-facts';
import type { CheckLine } from './domain/check-line';
import { checkMemecoin } from './domain/check-memecoin';
import { readCheckFacts } from './read-check-facts';
import { useCheckPlace } from './use-check-place';

/** A check that runs, with the messages that it has read, or its outcome. */
export type Check =
  | { status: 'running'; read: number }
  | { status: 'done'; facts: CheckFacts; lines: readonly CheckLine[] };

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
