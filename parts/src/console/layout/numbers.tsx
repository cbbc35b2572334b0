import { useLocale } from '@rainbow-rabbit/shared/i18n';
import styles from './numbers.module.css';

interface NumbersProps {
  numbers: readonly {
    name: string;
    /** Undefined where there is nothing to count. */
    value: number | undefined;
    /** Its measure, in words. */
    of?: string | undefined;
    /** The part of it that is reached, from 0 to 1. */
    share?: number;
  }[];
}

/** The numbers of a process, each with its measure; a change is read out by a screen reader when it has time. */
export function Numbers({ numbers }: NumbersProps) {
  const { format } = new Intl.NumberFormat(useLocale().iso);
  return (
    <dl className={styles.numbers} aria-live="polite">
      {numbers.map(({ name, value, of, share }) => (
        <div key={name} className={styles.number} aria-atomic="true">
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === undefined ? '–' : format(value)}</dd>
          {of !== undefined && (
            <dd className={styles.of}>
              {of}
              {share !== undefined && (
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.filled} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
                </span>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
