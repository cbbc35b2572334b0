import { type ReactNode, useId } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  /** Choices of colours are round. */
  isRound?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice among a few that are shown as pictures, with their names for screen readers and as tips. */
export function ChoiceRow<Value extends string>({
  label,
  value,
  options,
  isRound = false,
  onChoose,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} data-round={isRound || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.label}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
