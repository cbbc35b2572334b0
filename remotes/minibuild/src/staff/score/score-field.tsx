import { Segments } from '@rainbow-rabbit/parts/fields';
import { maxScore } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestStaffMessages } from '../staff-messages';
import styles from './score.module.css';

interface ScoreFieldProps {
  name: string;
  weight: number;
  value: number | undefined;
  disabled: boolean;
  onChoose: (value: number) => void;
}

const scores = Array.from({ length: maxScore + 1 }, (_, score) => String(score));

/** A score by one criterion: eleven places to touch, which arrow keys go through. */
export function ScoreField({ name, weight, value, disabled, onChoose }: ScoreFieldProps) {
  const t = useContestStaffMessages();
  return (
    <Segments
      label={
        <>
          {name} <span className={styles.weight}>{t('staff.score.weight', { weight })}</span>
        </>
      }
      value={value === undefined ? undefined : String(value)}
      options={scores.map((score) => ({ value: score, label: score }))}
      disabled={disabled}
      onChoose={(score) => onChoose(Number(score))}
    />
  );
}
