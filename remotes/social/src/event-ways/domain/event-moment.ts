import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The facts of an event as its process gives them; times in Unix milliseconds. */
interface EventFacts {
  phase: EventPhase;
  startsAt?: number;
  endsAt?: number;
  /** Players who have all colours. */
  rainbows: number;
  /** Present once the key is public. */
  reveal?: object;
  /** Present once the answers are judged. */
  result?: 'winner' | 'none';
  /** The process's time. */
  at: number;
}

/** The state of an event as the communities' pages tell it. */
export interface EventMoment {
  phase: EventPhase;
  /** The one thing to say besides the phase. `wanted`: players with a complete rainbow look for the White Rabbit. */
  news?: { is: 'begins' | 'ends'; at: number } | { is: 'wanted' | 'judging' | 'caught' };
}

/** Returns the state of an event at the process's own time. */
export function momentOf({ phase, startsAt, endsAt, rainbows, reveal, result, at }: EventFacts): EventMoment {
  if (result === 'winner') return { phase, news: { is: 'caught' } };
  if (reveal && !result) return { phase, news: { is: 'judging' } };
  const isAhead = phase === 'draft' || phase === 'open';
  if (isAhead && startsAt !== undefined && startsAt > at)
    return { phase, news: { is: 'begins', at: startsAt } };
  if (phase === 'running' && rainbows > 0) return { phase, news: { is: 'wanted' } };
  if (phase === 'running' && endsAt !== undefined && endsAt > at)
    return { phase, news: { is: 'ends', at: endsAt } };
  return { phase };
}
