import { useEffect } from 'react';
import styles from './field.module.css';

/** The time for which each number stays. */
const countMs = 700;

interface CountdownProps {
  left: number;
  onCount: () => void;
}

/** One number of the count before a run goes on; each has a component of its own. */
export function Countdown({ left, onCount }: CountdownProps) {
  useEffect(() => {
    const timer = setTimeout(onCount, countMs);
    return () => clearTimeout(timer);
  }, [onCount]);
  return (
    <div className={styles.over} aria-hidden="true">
      <span className={styles.count}>{left}</span>
    </div>
  );
}
