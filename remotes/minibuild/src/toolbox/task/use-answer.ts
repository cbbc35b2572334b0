import { type Task, useTask } from '@rainbow-rabbit/parts/task';
import { useCallback, useEffect } from 'react';

/**
 * Asks as soon as the component is mounted, and returns the answer.
 * @param ask must be stable as long as the question is (`useCallback`)
 */
export function useAnswer<Value>(ask: () => Promise<Value>): { answer: Task<Value>; again: () => void } {
  const { task, run, reset } = useTask<Value>();
  const again = useCallback(() => void run(ask), [run, ask]);
  useEffect(() => {
    again();
    return reset;
  }, [again, reset]);
  return { answer: task, again };
}
