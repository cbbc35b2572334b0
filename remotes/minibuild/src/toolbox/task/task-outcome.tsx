import type { Task } from '@rainbow-rabbit/parts/task';
import type { ReactNode } from 'react';
import { Failure } from './failure';
import { OutcomeView } from './outcome-view';

interface TaskOutcomeProps<Value> {
  task: Task<Value>;
  /** Renders the value of the task. */
  children: (value: Value) => ReactNode;
}

/** The outcome of a task, once it has ended. */
export function TaskOutcome<Value>({ task, children }: TaskOutcomeProps<Value>) {
  if (task.status === 'done') return <OutcomeView>{children(task.value)}</OutcomeView>;
  if (task.status !== 'failed') return null;
  return (
    <OutcomeView>
      <Failure error={task.error} />
    </OutcomeView>
  );
}
