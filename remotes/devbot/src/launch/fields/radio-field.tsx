import { useId } from 'react';
import styles from './fields.module.css';

interface RadioFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** Explains the choice that is made. */
  hint?: string;
}

/** A choice of a few, all of which are seen. */
export function RadioField<Value extends string>({
  label,
  value,
  options,
  onChoose,
  hint,
}: RadioFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
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
