import { useCallback, useRef, useState } from 'react';

/** A task that a person started, and its outcome. */
export type Task<Value> =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; value: Value }
  | { status: 'failed'; error: unknown };

interface TaskRunner<Value> {
  task: Task<Value>;
  /** Starts a task; the outcome of an earlier one is ignored. */
  run: (act: () => Promise<Value>) => Promise<void>;
  /** Forgets the task and its outcome. */
  reset: () => void;
}

const idle = { status: 'idle' } as const;

/** Runs one task at a time; only the outcome of the last one counts. */
export function useTask<Value>(): TaskRunner<Value> {
  const [task, setTask] = useState<Task<Value>>(idle);
  const latest = useRef<symbol>(undefined);

  const run = useCallback(async (act: () => Promise<Value>) => {
    const mine = Symbol('task');
    latest.current = mine;
    const become = (next: Task<Value>) => {
      if (latest.current === mine) setTask(next);
    };
    become({ status: 'running' });
    await act().then(
      (value) => become({ status: 'done', value }),
      (error: unknown) => become({ status: 'failed', error }),
    );
  }, []);

  const reset = useCallback(() => {
    latest.current = undefined;
    setTask(idle);
  }, []);

  return { task, run, reset };
}
