import { useId } from 'react';
import styles from './data-area.module.css';

interface DataAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** The error of the value, translated. */
  error?: string | undefined;
  rows?: number;
}

/** A labelled field of several lines, for data and code. */
export function DataArea({ label, value, onChange, hint, error, rows = 3 }: DataAreaProps) {
  const id = useId();
  const foot = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        className={styles.area}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={foot ? `${id}-foot` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {foot && (
        <p id={`${id}-foot`} className={error ? styles.error : styles.hint}>
          {foot}
        </p>
      )}
    </div>
  );
}
