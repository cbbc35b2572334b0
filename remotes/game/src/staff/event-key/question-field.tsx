import { Icon } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  label: string;
  /** The language of the text, for `lang`. */
  lang: string;
  /** The error of the value, translated. */
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** A labelled field for some lines of text in one language. */
export function QuestionField({ label, lang, error, value, onChange }: QuestionFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} lang={lang}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        lang={lang}
        rows={2}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
