import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './code-block.module.css';
import { Scrolling } from './scrolling';

interface CodeBlockProps {
  label: string;
  /** What is shown. */
  text: string;
  /** What is copied, if that is more or other than what is shown. */
  copied?: () => string;
}

/** Text as it is, however long: it scrolls in itself and breaks nothing around it. */
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
