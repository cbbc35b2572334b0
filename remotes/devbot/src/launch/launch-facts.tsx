import type { ReactNode } from 'react';
import styles from './launch.module.css';

/** Facts about a token before it is launched. */
export function LaunchFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of the facts, with its name. */
export function LaunchFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
