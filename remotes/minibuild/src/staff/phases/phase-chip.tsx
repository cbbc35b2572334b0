import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestStaffMessages } from '../staff-messages';
import styles from './phase-chip.module.css';

/** The phase of a contest in one word. */
export function ContestPhaseChip({ phase }: { phase: ContestPhase }) {
  const t = useContestStaffMessages();
  return (
    <span className={styles.chip} data-phase={phase}>
      {t(`staff.phase.${phase}`)}
    </span>
  );
}
