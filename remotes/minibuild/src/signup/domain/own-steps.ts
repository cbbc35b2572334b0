import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { type ContestPhase, phaseNames } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The steps of a person through the contest, in their order. */
export const ownSteps = ['signUp', 'team', 'entry', 'vote', 'results'] as const;
type OwnStep = (typeof ownSteps)[number];

/** A step is done, the next one to do, still to come, or over without having been done. */
export type StepState = 'done' | 'next' | 'later' | 'missed';

/** The phase in which each step is the next one, and the last one in which it can still be done. */
const phasesOfSteps = {
  team: { next: 'signUp', last: 'building' },
  entry: { next: 'building', last: 'building' },
  vote: { next: 'voting', last: 'voting' },
  results: { next: 'results', last: 'results' },
} as const satisfies Record<Exclude<OwnStep, 'signUp'>, { next: ContestPhase; last: ContestPhase }>;

/** Returns the state of each step for a person who has signed up. */
export function stepStates(
  phase: ContestPhase,
  { team, entry, ballot }: Pick<Mine, 'team' | 'entry' | 'ballot'>,
): Readonly<Record<OwnStep, StepState>> {
  const stateOf = (step: keyof typeof phasesOfSteps, isDone: boolean): StepState => {
    const { next, last } = phasesOfSteps[step];
    if (isDone) return 'done';
    if (phase === next) return 'next';
    return phaseNames.indexOf(phase) > phaseNames.indexOf(last) ? 'missed' : 'later';
  };
  return {
    signUp: 'done',
    // A person who stays alone gets a team of one with the first submission.
    team: stateOf('team', team !== undefined),
    entry: stateOf('entry', entry !== undefined && !entry.isWithdrawn),
    vote: stateOf('vote', ballot !== undefined),
    results: stateOf('results', false),
  };
}
