import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import { FieldGroup } from './field-group';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  /** True when the label is only for screen readers. */
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice among a few options, all of them visible. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChoose } = props;
  const name = useId();
  return (
    <FieldGroup legend={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label} isTight>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
