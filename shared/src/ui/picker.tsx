import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './picker.module.css';

interface PickerProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string;
  icon: IconName;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
  /** The error of the last choice. */
  note?: string;
}

/** A small choice among a few: the platform's own list behind a chip. */
export function Picker<Value extends string>({
  label,
  icon,
  value,
  options,
  onChoose,
  note,
}: PickerProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <span className={styles.picker}>
      <span className={styles.chip}>
        <Icon name={icon} />
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {note && (
        <span className={styles.note} role="status">
          {note}
        </span>
      )}
    </span>
  );
}
