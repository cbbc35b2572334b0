import type { ReactNode } from 'react';
import styles from './token-fact-list.module.css';

/** Facts about a token, in columns. */
export function TokenFactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of the facts, with its name. */
export function TokenFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
