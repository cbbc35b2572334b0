import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import {
  type ContestPhase,
  phaseAt,
  type TimedPhase,
  timedPhases,
} from '@rainbow-rabbit/processes/minibuild/client/domain';

/** Returns the phase of a contest at a time of the ledger, by an answer that may be older. */
export function phaseOfContest(
  { facts, isOpen, publishedAt }: Pick<Contest, 'facts' | 'isOpen' | 'publishedAt'>,
  now: number,
): ContestPhase {
  return phaseAt(facts?.times, now, { isOpen, publishedAt });
}

/** The phase that follows, and the time for which it is announced, in Unix milliseconds. */
export interface NextPhase {
  phase: TimedPhase;
  at: number;
}

/** Returns the phase that follows; undefined once the results are out, and for a contest without times. */
export function nextPhase({ facts }: Pick<Contest, 'facts'>, phase: ContestPhase): NextPhase | undefined {
  const next = timedPhases[phase === 'draft' ? 0 : timedPhases.indexOf(phase as never) + 1];
  return facts && next && { phase: next, at: facts.times[next] };
}
