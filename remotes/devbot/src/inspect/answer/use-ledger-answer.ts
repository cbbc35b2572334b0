import { useCallback, useEffect, useState } from 'react';

/** The answer to a question, as far as it is there. */
export type LedgerAnswer<Value> =
  | { status: 'inspect.asking' }
  | { status: 'done'; value: Value }
  | { status: 'failed'; error: unknown };

const asking = { status: 'inspect.asking' } as const;

/**
 * Asks as soon as the component is mounted, and again for another question.
 * @param ask must be stable as long as the question is (`useCallback`); undefined while there is no question
 */
export function useLedgerAnswer<Value>(ask: ((signal: AbortSignal) => Promise<Value>) | undefined): {
  answer: LedgerAnswer<Value>;
  again: () => void;
} {
  const [state, setState] = useState<{ ask: unknown; answer: LedgerAnswer<Value> }>({ ask, answer: asking });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    if (!ask) return;
    const abort = new AbortController();
    const set = (answer: LedgerAnswer<Value>) => {
      if (!abort.signal.aborted) setState({ ask, answer });
    };
    set(asking);
    ask(abort.signal).then(
      (value) => set({ status: 'done', value }),
      (error: unknown) => set({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [ask, round]);

  const again = useCallback(() => setRound((last) => last + 1), []);
  return { answer: state.ask === ask ? state.answer : asking, again };
}
