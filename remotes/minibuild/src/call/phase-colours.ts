import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import type { Colour } from '@rainbow-rabbit/shared/ui';

/** The colours of the phases, in the order of the rainbow. */
export const phaseColours: Readonly<Record<ContestPhase, Colour>> = {
  draft: 'violet',
  signUp: 'orange',
  building: 'yellow',
  voting: 'green',
  judging: 'blue',
  results: 'violet',
};
