import { useId } from 'react';
import styles from './organiser.module.css';

interface PickOneProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  isFixed?: boolean;
  onChoose: (value: string) => void;
}

/** A labelled choice among a list, which the browser draws. */
export function PickOne({ label, value, options, isFixed = false, onChoose }: PickOneProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
