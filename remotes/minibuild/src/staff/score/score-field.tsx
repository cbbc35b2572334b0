import { maxScore } from '@rainbow-rabbit/processes/minibuild/client';
import { useId } from 'react';
import { useContestStaffMessages } from '../staff-messages';
import styles from './score.module.css';

interface ScoreFieldProps {
  name: string;
  weight: number;
  value: number | undefined;
  disabled: boolean;
  onChoose: (value: number) => void;
}

const scores = Array.from({ length: maxScore + 1 }, (_, score) => score);

/** A score by one criterion: eleven places to touch, which arrow keys go through. */
export function ScoreField({ name, weight, value, disabled, onChoose }: ScoreFieldProps) {
  const t = useContestStaffMessages();
  const group = useId();
  return (
    <fieldset className={styles.criterion} disabled={disabled}>
      <legend className={styles.legend}>
        {name} <span className={styles.weight}>{t('staff.score.weight', { weight })}</span>
      </legend>
      <div className={styles.scores}>
        {scores.map((score) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={score}
              checked={value === score}
              onChange={() => onChoose(score)}
            />
            {score}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
