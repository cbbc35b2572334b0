import { withoutColours } from '../../ledger/domain/plain-error';
import { visibleText } from '../../words/visible-text.domain';
import { readableText } from '../readable-text.domain';
import styles from './text-block.module.css';

/** A text of any length, as text and never as markup; it scrolls within itself. */
export function TextBlock({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <pre className={styles.text}>{visibleText(readableText(withoutColours(text)))}</pre>
    </section>
  );
}
