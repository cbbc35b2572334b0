import { timedPhases } from '../generated';
import type { ContestPhase, TimedPhase } from './names';

/** The acts of staff that a phase follows from besides its time. */
interface ContestActs {
  isOpen: boolean;
  publishedAt?: number | undefined;
}

/**
 * Returns the phase of a contest at a time: the one whose time came last. Until it is open and its sign-up begins it is a draft;
 * the results begin when they are published, not at their time.
 * @param times the beginning of each phase, in Unix milliseconds; undefined until the contest is configured
 * @param now Unix milliseconds
 */
export function phaseAt(
  times: Readonly<Record<TimedPhase, number>> | undefined,
  now: number,
  { isOpen, publishedAt }: ContestActs,
): ContestPhase {
  if (publishedAt !== undefined) return 'results';
  if (!isOpen || !times) return 'draft';
  const begun = timedPhases.filter((phase) => phase !== 'results' && times[phase] <= now);
  return begun.at(-1) ?? 'draft';
}
