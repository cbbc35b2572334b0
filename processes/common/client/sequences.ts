import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The latest number of this page, by process: one whose numbers are too large does no harm to others. */
const latest = new Map<ProcessId, number>();

/**
 * Returns the number of a new act: the time, or more, so that it is larger than that of each act before. A process refuses what has
 * no larger number than the sender's latest act, since anybody can post an old message again.
 * @param after a number that the process knows
 */
export function nextSequence(process: ProcessId, after = 0): number {
  const next = Math.max(Date.now(), (latest.get(process) ?? 0) + 1, after + 1);
  latest.set(process, next);
  return next;
}
