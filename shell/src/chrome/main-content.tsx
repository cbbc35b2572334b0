import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The id of the page's main landmark, to which the skip link leads. */
export const mainId = 'main';

/** The main landmark. It can take the focus, but the Tab key skips it. */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}
