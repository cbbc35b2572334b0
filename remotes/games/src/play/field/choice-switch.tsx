import type { ReactNode } from 'react';
import styles from './choice-switch.module.css';

interface ChoiceSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Turns a choice on and off. */
export function ChoiceSwitch({ isOn, onChange, children }: ChoiceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      {children}
    </button>
  );
}
