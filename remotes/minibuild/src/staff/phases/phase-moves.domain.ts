import type { Contest, ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { phaseNames, type TimedPhase } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The phases that staff can move a contest to. */
export interface PhaseMoves {
  next?: TimedPhase;
  back?: TimedPhase;
}

/** Returns the phases that an act of the staff leads to: the next one, but for the results, and the one before. */
export function phaseMoves({ phase, isOpen }: Pick<ContestInfo, 'phase' | 'isOpen'>): PhaseMoves {
  if (!isOpen || phase === 'results') return {};
  const at = phaseNames.indexOf(phase);
  const next = phaseNames[at + 1];
  const back = phaseNames[at - 1];
  return {
    ...(next && next !== 'draft' && next !== 'results' && { next }),
    ...(back && back !== 'draft' && { back }),
  };
}

/**
 * Returns what a contest lacks before it can be opened.
 * @param isUnsaved true while its secret is in this browser alone: addresses that people write would go with it
 */
export function lacksBeforeOpening(
  { facts, languages }: Pick<Contest, 'facts' | 'languages'>,
  isUnsaved: boolean,
) {
  const lacks: ('settings' | 'texts' | 'file')[] = [];
  if (!facts) lacks.push('settings');
  if (!facts || !languages.includes(facts.original)) lacks.push('texts');
  if (isUnsaved) lacks.push('file');
  return lacks;
}
