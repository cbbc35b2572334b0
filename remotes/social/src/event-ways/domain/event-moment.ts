import { type EventPhase, endingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';

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
  winner?: object;
  /** The process's time. */
  at: number;
}

/** The state of an event as the communities' pages show it. */
export interface EventMoment {
  phase: EventPhase;
  /** True once nobody can join any more. */
  isOver: boolean;
  /** The one thing to say besides the phase. `wanted`: players with a complete rainbow look for the White Rabbit. */
  news?: { is: 'begins' | 'ends'; at: number } | { is: 'wanted' | 'judging' | 'caught' };
}

/** Returns the state of an event at the process's own time. */
export function momentOf({ phase, startsAt, endsAt, rainbows, reveal, winner, at }: EventFacts): EventMoment {
  const standing = endingStanding({ phase, reveal, winner });
  const known = { phase, isOver: standing !== 'not-yet' };
  if (standing === 'won') return { ...known, news: { is: 'caught' } };
  if (standing === 'judging') return { ...known, news: { is: 'judging' } };
  const isAhead = phase === 'draft' || phase === 'open';
  if (isAhead && startsAt !== undefined && startsAt > at)
    return { ...known, news: { is: 'begins', at: startsAt } };
  if (phase === 'running' && rainbows > 0) return { ...known, news: { is: 'wanted' } };
  if (phase === 'running' && endsAt !== undefined && endsAt > at)
    return { ...known, news: { is: 'ends', at: endsAt } };
  return known;
}
