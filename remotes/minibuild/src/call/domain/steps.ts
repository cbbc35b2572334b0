import {
  type ContestPhase,
  type TimedPhase,
  timedPhases,
} from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The beginnings of the phases, in Unix milliseconds. */
type Times = Readonly<Record<TimedPhase, number>>;

/** One step of the timeline. */
export interface TimelineStep {
  phase: TimedPhase;
  at: number;
  state: 'past' | 'now' | 'ahead';
}

/** Returns the steps of the timeline: all are ahead of a contest that isn't open. */
export function stepsOf(times: Times, phase: ContestPhase): readonly TimelineStep[] {
  const now = (timedPhases as readonly ContestPhase[]).indexOf(phase);
  return timedPhases.map((name, index) => {
    const state = index < now ? ('past' as const) : ('ahead' as const);
    return { phase: name, at: times[name], state: index === now ? 'now' : state };
  });
}
