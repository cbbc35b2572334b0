import { useId } from 'react';
import styles from './fields.module.css';

interface LinesFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error?: string | undefined;
  rows?: number;
}

/** A labelled field of several lines with ids or numbers, with its hint or its error. */
export function LinesField({ label, value, onChange, hint, error, rows = 3 }: LinesFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        className={styles.lines}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-foot`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={error ? styles.error : styles.hint} id={`${id}-foot`} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
