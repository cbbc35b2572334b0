import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './code-block.module.css';
import { Scrolling } from './scrolling';

interface CodeBlockProps {
  label: string;
  /** The text on the screen. */
  text: string;
  /** Returns the text to copy, if it differs from the text on the screen. */
  copied?: () => string;
}

/** Text of any length, unchanged: it scrolls within itself and does not break the layout. */
export function CodeBlock({ label, text, copied = () => text }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        <CopyButton what={label} text={copied} />
      </figcaption>
      <Scrolling label={label} className={styles.frame}>
        <pre className={styles.text}>{text}</pre>
      </Scrolling>
    </figure>
  );
}
