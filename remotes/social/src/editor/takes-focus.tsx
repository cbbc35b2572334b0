import type { Task } from '@rainbow-rabbit/parts/task';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSocialErrorText } from '../messages';
import styles from './editor.module.css';

/** A part that takes the focus, and comes into view, when it comes: what was pressed for it may be gone. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} className={styles.focused} tabIndex={-1}>
      {children}
    </div>
  );
}

interface OutcomeProps<Value> {
  task: Task<Value>;
  /** Says what could not be done. */
  failed: string;
  /** Says what was done. */
  done: (value: Value) => string;
}

/** The outcome of what a press has sent. */
export function ActOutcomeNote<Value>({ task, failed, done }: OutcomeProps<Value>) {
  const errorText = useSocialErrorText();
  if (task.status !== 'done' && task.status !== 'failed') return null;
  return (
    <TakesFocus>
      {task.status === 'done' ? (
        <Notice tone="success">{done(task.value)}</Notice>
      ) : (
        <Notice tone="error" title={failed}>
          {errorText(task.error)}
        </Notice>
      )}
    </TakesFocus>
  );
}
