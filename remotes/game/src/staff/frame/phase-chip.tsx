import { PhaseChip, type PhaseTone } from '@rainbow-rabbit/parts/console/frame';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useStaffMessages } from '../staff-messages';

const tones: Readonly<Partial<Record<EventInfo['phase'], PhaseTone>>> = {
  open: 'info',
  running: 'success',
  paused: 'warning',
};

/** The phase of an event in one word. */
export function EventPhaseChip({ phase }: Pick<EventInfo, 'phase'>) {
  const t = useStaffMessages();
  return <PhaseChip tone={tones[phase]}>{t(`staff.phase.${phase}`)}</PhaseChip>;
}
