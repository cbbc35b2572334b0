import { type ComponentProps, useId } from 'react';
import styles from './fields.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** Its content is code: letters of one width, and nothing corrects it. */
  isCode?: boolean;
};

/** A labelled field for several lines. */
export function TextArea({ label, hint, isCode = false, onChange, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const code = isCode && ({ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...code}
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        data-code={isCode || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
