import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { withoutColours } from '../../ledger/domain/plain-error';
import { visibleText } from '../../words/visible-text.domain';
import { readableText } from '../readable-text.domain';
import styles from './text-block.module.css';

/** A text of any length, as text and never as markup; it scrolls within itself. */
export function TextBlock({ label, text }: { label: string; text: string }) {
  return (
    <Scrolling className={styles.frame} label={label}>
      <pre className={styles.text}>{visibleText(readableText(withoutColours(text)))}</pre>
    </Scrolling>
  );
}
