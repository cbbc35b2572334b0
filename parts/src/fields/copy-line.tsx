import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './copy-line.module.css';

/** A text to pass on, such as a link or an address, with the button that copies it. */
export function CopyLine({ what, text }: { what: string; text: string }) {
  return (
    <p className={styles.line}>
      <code className={styles.text}>{text}</code>
      <CopyButton what={what} text={() => text} />
    </p>
  );
}
