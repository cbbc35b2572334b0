import { type ComponentProps, useId } from 'react';
import { FieldFoot } from './field-foot';
import styles from './text-field.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  /** The error of the value, translated. */
  error?: string;
  /** A hint for filling the field in. */
  hint?: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
};

/** A labelled one-line input with its hint and its error. */
export function TextField({ label, error, hint, optional, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const footId = `${inputId}-foot`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      <input
        {...input}
        id={inputId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? footId : undefined}
      />
      <FieldFoot id={footId} error={error} hint={hint} />
    </div>
  );
}
