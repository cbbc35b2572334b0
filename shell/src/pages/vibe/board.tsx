import type { ReactNode } from 'react';
import styles from './board.module.css';

interface BoardProps {
  title: string;
  /** The text while there are no rows. */
  empty: string;
  /** The rows, as `<li>`. */
  children: readonly ReactNode[];
}

/** A titled list on the wall. */
export function Board({ title, empty, children }: BoardProps) {
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>{title}</h2>
      {children.length > 0 ? (
        <ol className={styles.rows}>{children}</ol>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  );
}
