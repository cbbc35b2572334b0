import { type ComponentProps, useId } from 'react';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A labelled field of several lines, with its hint or its error. */
export function TextBox({ label, value, onChange, hint, error, rows = 6, ...area }: TextAreaProps) {
  const id = useId();
  const foot = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={foot ? `${id}-foot` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {foot && (
        <p
          className={error ? styles.error : styles.hint}
          id={`${id}-foot`}
          role={error ? 'alert' : undefined}
        >
          {foot}
        </p>
      )}
    </div>
  );
}
