import type { ReactNode } from 'react';
import styles from './titled.module.css';

/** A section with a heading. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
