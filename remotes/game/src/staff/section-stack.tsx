import type { ReactNode } from 'react';
import styles from './section-stack.module.css';

/** The parts of a section, one below the other, as wide as they are read well. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
