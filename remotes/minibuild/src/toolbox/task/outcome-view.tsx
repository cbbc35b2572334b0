import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome-view.module.css';

/** What came of something that was asked for: it is brought into sight, as it may come up below the screen's edge. */
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
