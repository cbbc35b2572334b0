import { useId } from 'react';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** As large as the other fields of a form, or small, for a list's filter. */
  size?: 'normal' | 'small';
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** A labelled choice among a list: the platform's own. */
export function ChoiceField<Value extends string>({
  label,
  size = 'normal',
  value,
  options,
  onChoose,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <span className={styles.field} data-size={size}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
