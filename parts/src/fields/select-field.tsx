import { useId } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  /** As large as the other fields of a form, or small, for a list's filter. */
  size?: 'normal' | 'small';
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A labelled choice among a list, which the browser draws. */
export function SelectField<Value extends string>({
  label,
  size = 'normal',
  value,
  options,
  disabled,
  onChoose,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <div className={styles.field} data-size={size}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
