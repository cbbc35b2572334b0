import type { Watched } from './watch';

/** How well a scanner did in front of rabbits that walk past. */
export interface Rating {
  /** Passes in which the rabbit's code was read at least once, of all passes. */
  caught: number;
  passes: number;
  decodesPerSecond: number;
  longTaskMsPerSecond: number;
  /** Texts that no rabbit showed. */
  misread: number;
}

/** Rates what was watched for a whole number of rounds of the same rabbits. */
export function rate(
  { looks, longTasks }: Watched,
  { texts, rounds, roundMs }: { texts: readonly string[]; rounds: number; roundMs: number },
): Rating {
  const seconds = (rounds * roundMs) / 1000;
  const lastReadMs = new Map<string, number>();
  let caught = 0;
  let misread = 0;
  for (const { atMs, text } of looks) {
    if (text === undefined) continue;
    if (!texts.includes(text)) misread++;
    // A rabbit that was read less than half a round ago is still the same pass.
    else if (atMs - (lastReadMs.get(text) ?? Number.NEGATIVE_INFINITY) > roundMs / 2) caught++;
    lastReadMs.set(text, atMs);
  }
  const passes = texts.length * rounds;
  return {
    // The window may begin and end in the middle of the same pass.
    caught: Math.min(caught, passes),
    passes,
    decodesPerSecond: looks.length / seconds,
    longTaskMsPerSecond: longTasks.reduce((sum, { durationMs }) => sum + durationMs, 0) / seconds,
    misread,
  };
}
