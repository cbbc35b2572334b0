import type { ReactNode } from 'react';
import styles from './phase-chip.module.css';

/** The colour of a phase; without one, the phase is in the colours of text. */
export type PhaseTone = 'info' | 'success' | 'warning';

/** The phase of a process in one word. */
export function PhaseChip({ tone, children }: { tone: PhaseTone | undefined; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
