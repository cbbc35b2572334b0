import type { ReactNode } from 'react';
import styles from './layout.module.css';
import type { LayoutLook } from './layouts/look';

/** The id of the page's main landmark, to which the skip link leads. */
export const mainId = 'main';

interface MainContentProps {
  look?: LayoutLook | undefined;
  /** Keeps the page out of sight, but lets it load. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** The main landmark. It can take the focus, but the Tab key skips it. */
export function MainContent({ look, isWaiting, children }: MainContentProps) {
  return (
    <main className={styles.main} data-waiting={isWaiting} id={mainId} tabIndex={-1} {...look?.main}>
      {children}
    </main>
  );
}
