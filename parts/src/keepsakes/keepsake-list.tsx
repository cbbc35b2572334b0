import type { ReactNode } from 'react';
import styles from './keepsakes.module.css';

/** Keepsakes side by side, as many as there is room for. */
export function KeepsakeList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
