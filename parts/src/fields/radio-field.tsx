import { type ReactNode, useId } from 'react';
import styles from './radio-field.module.css';

interface RadioFieldProps<Value extends string> {
  label: string;
  /** Undefined until one is chosen. */
  value: Value | undefined;
  /** The choices, each with its name, and a sentence about it where the name doesn't say enough. */
  options: readonly { value: Value; label: string; text?: string }[];
  onChoose: (value: Value) => void;
  /** Explains the choice that is made. */
  hint?: string | undefined;
  /** Is between the label and the choices. */
  children?: ReactNode;
}

/** A choice of a few, all of which are seen. */
export function RadioField<Value extends string>({
  label,
  value,
  options,
  onChoose,
  hint,
  children,
}: RadioFieldProps<Value>) {
  const name = useId();
  const hasTexts = options.some(({ text }) => text !== undefined);
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <div className={styles.options} data-texts={hasTexts || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={styles.dot}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span className={hasTexts ? styles.name : undefined}>{option.label}</span>
            {option.text !== undefined && <span className={styles.text}> {option.text}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
