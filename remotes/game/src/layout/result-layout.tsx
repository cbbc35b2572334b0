import type { ReactNode } from 'react';
import styles from './result-layout.module.css';

interface ResultLayoutProps {
  picture: ReactNode;
  words: ReactNode;
  /** Shown below the words; beside them on a phone that is held sideways. */
  more?: ReactNode;
  /** The buttons that lead on. They are wholly on the screen, however long the words are. */
  step: ReactNode;
}

/** The layout of a scan's result, which fits the screen where the words allow it. */
export function ResultLayout({ picture, words, more, step }: ResultLayoutProps) {
  return (
    <div className={styles.result}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.side}>
        <div className={styles.words}>{words}</div>
        <div className={styles.step}>{step}</div>
      </div>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
