import type { MeetUp } from '@rainbow-rabbit/processes/community/client/domain';

/** A meet-up as the community process gives it, without the notes on its changes. */
export type MeetUpFacts = Omit<MeetUp, 'changes' | 'changedAt'>;

export type MeetUpPhase = 'upcoming' | 'on' | 'over' | 'cancelled';

/** Returns the end of a meet-up in Unix milliseconds. */
export const endOf = ({ startsAt, minutes }: Pick<MeetUpFacts, 'startsAt' | 'minutes'>): number =>
  startsAt + minutes * 60_000;

/** Returns the phase that a meet-up is in at a time. */
export function phaseOf(
  meetUp: Pick<MeetUpFacts, 'startsAt' | 'minutes' | 'cancelled'>,
  now: number,
): MeetUpPhase {
  if (meetUp.cancelled) return 'cancelled';
  if (now >= endOf(meetUp)) return 'over';
  return now >= meetUp.startsAt ? 'on' : 'upcoming';
}

/** Returns true while the codes of a door of the meet-up may count. */
export const hasDoor = ({ doorUntil, cancelled }: MeetUpFacts, now: number): boolean =>
  doorUntil !== undefined && now <= doorUntil && !cancelled;

/** Returns true when everybody who comes now has to wait. */
export const isFull = ({ capacity, coming }: Pick<MeetUpFacts, 'capacity' | 'coming'>): boolean =>
  capacity > 0 && coming >= capacity;
