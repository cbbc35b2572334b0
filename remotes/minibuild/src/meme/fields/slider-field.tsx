import { useId } from 'react';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is shown and read. */
  text: string;
  onChange: (value: number) => void;
}

/** A number that is chosen by a slider; arrow keys, Home and End move it. */
export function SliderField({ label, value, min, max, step = 1, text, onChange }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
