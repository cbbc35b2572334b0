import styles from './check.module.css';
import { CheckLineView } from './check-line-view';
import type { CheckLine } from './domain/check-line';
import type { ShownUnit } from './use-amount';

/** The lines of a check, each with its outcome and its reason. */
export function CheckLines({ lines, unit }: { lines: readonly CheckLine[]; unit: ShownUnit }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <CheckLineView key={line.id} line={line} unit={unit} />
      ))}
    </ol>
  );
}
