import { useCallback, useEffect } from 'react';
import { type Task, useTask } from './use-task';

/**
 * The answer to a question that is asked as soon as it is shown.
 * @param ask stays the same for as long as the question does (`useCallback`)
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
