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

/** The phase of a contest in one word. */
export function ContestPhaseChip({ phase }: { phase: ContestPhase }) {
  const t = useContestStaffMessages();
  return <PhaseChip tone={tones[phase]}>{t(`staff.phase.${phase}`)}</PhaseChip>;
}
