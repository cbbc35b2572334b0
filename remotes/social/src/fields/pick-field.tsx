import { useId } from 'react';
import styles from './pick-field.module.css';

interface PickFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

/** A labelled choice among a list, which the browser draws. */
export function PickField({ label, value, options, onPick }: PickFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
