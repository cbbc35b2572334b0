import type { Look, Watched } from './watched';

/** The loop of rabbits that a camera shows, in the order in which they walk past. */
export interface Loop {
  /** The texts of their codes. */
  texts: readonly string[];
  roundMs: number;
  /** Number of whole rounds that are rated. */
  rounds: number;
}

/** The performance of a scanner before rabbits that walk past. */
export interface Rating {
  /** Passes in which the rabbit's code was read at least once, of all passes. */
  caught: number;
  passes: number;
  decodesPerSecond: number;
  longTaskMsPerSecond: number;
  /** Texts that no rabbit showed. */
  misread: number;
}

/** A moment at which it is known which rabbit is before the camera. */
interface Anchor {
  atMs: number;
  rabbit: number;
}

const isRead = (look: Look): look is Required<Look> => look.text !== undefined;

/** Finds the first read of one of the loop's rabbits; the page's clock and the camera's are tied by it. */
export function anchorOf(looks: readonly Look[], texts: readonly string[]): Anchor | undefined {
  for (const { atMs, text } of looks.filter(isRead)) {
    const rabbit = texts.indexOf(text);
    if (rabbit >= 0) return { atMs, rabbit };
  }
  return undefined;
}

/**
 * Rates the whole rounds after the one in which the first rabbit was read. That round warms the scanner up; it, and what
 * was watched after the last whole round, is not rated. Each pass counts once, however often its code was read.
 */
export function rate({ looks, longTasks }: Watched, { texts, rounds, roundMs }: Loop): Rating {
  const anchor = anchorOf(looks, texts) ?? { atMs: looks[0]?.atMs ?? 0, rabbit: 0 };
  const startMs = anchor.atMs + roundMs * (1 - anchor.rabbit / texts.length);
  const isRated = ({ atMs }: { atMs: number }) => atMs >= startMs && atMs < startMs + rounds * roundMs;
  // A rabbit's reads lie a whole number of rounds apart, give or take the length of its pass, which rounding drops.
  const roundOf = (atMs: number, rabbit: number) =>
    Math.round((atMs - anchor.atMs) / roundMs - (rabbit - anchor.rabbit) / texts.length);
  const caught = new Set<string>();
  let misread = 0;
  for (const { atMs, text } of looks.filter(isRead)) {
    const rabbit = texts.indexOf(text);
    const round = roundOf(atMs, rabbit);
    if (rabbit < 0) misread++;
    else if (round >= 1 && round <= rounds) caught.add(`${round} ${rabbit}`);
  }
  const seconds = (rounds * roundMs) / 1000;
  return {
    caught: caught.size,
    passes: texts.length * rounds,
    decodesPerSecond: looks.filter(isRated).length / seconds,
    longTaskMsPerSecond:
      longTasks.filter(isRated).reduce((sum, { durationMs }) => sum + durationMs, 0) / seconds,
    misread,
  };
}
