import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './page.module.css';

interface PageProps {
  /** The page's heading; leave it out where the page draws its own. */
  title?: string;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** `narrow` for forms and reading, `wide` for boards and walls. */
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
}

/** The column of a page's content, with its heading. The landmark around it is the layout's. */
export function Page({ title, intro, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      {title && (
        <header className={styles.head}>
          <h1>{title}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
