import { CopyButton } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './copy-text.module.css';
import { Scrolling } from './scrolling';

interface CopyTextProps {
  /** Names the text. */
  label: string;
  /** A few words behind the name, such as a size. */
  note?: string;
  /** The text on the screen. */
  text: string;
  /** Returns the text to copy, if it differs from the text on the screen. */
  copied?: () => string;
  /** Controls below it. */
  children?: ReactNode;
}

/** Text of any length, unchanged, with the button that copies it: it scrolls within itself and does not break the layout. */
export function CopyText({ label, note, text, copied = () => text, children }: CopyTextProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{note ? `${label} (${note})` : label}</span>
        <CopyButton what={label} text={copied} />
      </figcaption>
      <Scrolling label={label} className={styles.frame}>
        <pre className={styles.text} dir="ltr">
          {text}
        </pre>
      </Scrolling>
      {children}
    </figure>
  );
}
