import type { ReactNode } from 'react';
import styles from './titled.module.css';

/** Something under a heading of its own. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
