import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: ReactNode;
  /** True when the label is only for screen readers. */
  isLabelHidden?: boolean;
  /** The choices. One with a picture has its name for screen readers and as a tip. */
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  /** Choices of colours are round. */
  isRound?: boolean;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice among a few that have short names or pictures, all of them visible and beside each other. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, options, value, isRound, disabled, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.options} data-round={isRound || undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            title={option.picture ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              className={styles.radio}
              aria-label={option.picture ? option.label : undefined}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture ?? option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
