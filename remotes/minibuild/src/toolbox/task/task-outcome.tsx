import type { ReactNode } from 'react';
import { Failure } from './failure';
import { OutcomeView } from './outcome-view';
import type { Task } from './use-task';

interface TaskOutcomeProps<Value> {
  task: Task<Value>;
  /** Shows what was made. */
  children: (value: Value) => ReactNode;
}

/** What came of a task, once it has ended. */
export function TaskOutcome<Value>({ task, children }: TaskOutcomeProps<Value>) {
  if (task.status === 'done') return <OutcomeView>{children(task.value)}</OutcomeView>;
  if (task.status !== 'failed') return null;
  return (
    <OutcomeView>
      <Failure error={task.error} />
    </OutcomeView>
  );
}
