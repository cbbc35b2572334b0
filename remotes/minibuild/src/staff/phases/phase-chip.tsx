import { PhaseChip, type PhaseTone } from '@rainbow-rabbit/parts/console/frame';
import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestStaffMessages } from '../staff-messages';

const tones: Readonly<Partial<Record<ContestPhase, PhaseTone>>> = {
  signUp: 'info',
  building: 'info',
  voting: 'warning',
  judging: 'warning',
  results: 'success',
};

/** Returns the function that names a phase. What visitors read as announced is a draft to the staff. */
export function usePhaseName() {
  const t = useContestStaffMessages();
  return (phase: ContestPhase) => t(phase === 'draft' ? 'staff.phase.draft' : `call.phase.${phase}`);
}

/** The phase of a contest in one word. */
export function ContestPhaseChip({ phase }: { phase: ContestPhase }) {
  return <PhaseChip tone={tones[phase]}>{usePhaseName()(phase)}</PhaseChip>;
}
