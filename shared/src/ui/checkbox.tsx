import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldFoot } from './field-foot';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode;
  error?: string;
  hint?: string;
};

/** A box to tick, with a label that can be pressed as well. */
export function Checkbox({ label, error, hint, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const footId = `${inputId}-foot`;
  return (
    <div className={styles.field}>
      <label className={styles.row} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? footId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldFoot id={footId} error={error} hint={hint} />
    </div>
  );
}
