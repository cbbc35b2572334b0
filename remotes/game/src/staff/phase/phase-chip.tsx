import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useStaffMessages } from '../staff-messages';
import styles from './phase-chip.module.css';

/** The phase of an event in one word. */
export function PhaseChip({ phase }: Pick<EventInfo, 'phase'>) {
  const t = useStaffMessages();
  return (
    <span className={styles.chip} data-phase={phase}>
      {t(`staff.phase.${phase}`)}
    </span>
  );
}
