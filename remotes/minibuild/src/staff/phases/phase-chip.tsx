import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useStaffMessages } from '../staff-messages';
import styles from './phase-chip.module.css';

/** The phase of a contest in one word. */
export function PhaseChip({ phase }: { phase: ContestPhase }) {
  const t = useStaffMessages();
  return (
    <span className={styles.chip} data-phase={phase}>
      {t(`staff.phase.${phase}`)}
    </span>
  );
}
