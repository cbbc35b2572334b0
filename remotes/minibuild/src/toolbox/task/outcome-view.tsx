import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome-view.module.css';

/** The outcome of a task; it scrolls into view, because it may appear below the edge of the screen. */
export function OutcomeView({ children }: { children: ReactNode }) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    outcome.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.outcome} ref={outcome}>
      {children}
    </div>
  );
}
