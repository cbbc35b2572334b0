import { useId } from 'react';
import { useMessages } from '../messages';
import styles from './mode-choice.module.css';
import type { PlayMode } from './use-play';

/** A way to play, as the switch shows it. */
export interface ModeOption {
  mode: PlayMode;
  name: string;
  text: string;
}

interface ModeChoiceProps {
  options: readonly ModeOption[];
  selected: PlayMode;
  onSelect: (mode: PlayMode) => void;
}

/** The switch between practice and the boards on which a run can count. */
export function ModeChoice({ options, selected, onSelect }: ModeChoiceProps) {
  const t = useMessages();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('mode.legend')}</legend>
      {options.map((option) => (
        <label
          key={option.mode}
          className={styles.option}
          data-selected={option.mode === selected || undefined}
        >
          <input
            className={styles.dot}
            type="radio"
            name={name}
            value={option.mode}
            checked={option.mode === selected}
            onChange={() => onSelect(option.mode)}
          />
          <span className={styles.name}>{option.name}</span>
          <span className={styles.text}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
