/**
 * The average time a frame may take, milliseconds: three quarters of the time between two frames of a usual camera
 * (docs/product 9.100).
 */
export const budgetMs = 25;

/** The longest time that one look in turn may take; a look that is expected to take longer is passed over (9.101). */
export const longestMs = 100;

/** On a phone that needs the whole budget for one look, the share of that look's time that is kept for others. */
const keptShare = 0.25;

/** The share of a new measurement in the expected time, and how far above that time it may lie to count. */
const learning = 0.25;
const outlier = 3;

/** The factor by which the expected time of a look shrinks each time it is passed over: it may have become faster. */
const forgetting = 0.99;

/** The ways to look at a frame, each of which takes its time. */
export interface Menu<Way extends string> {
  /** All of these look at each frame if there is time, else one of them in turn. */
  each: readonly [Way, ...Way[]];
  /** These follow in turn, as time allows. */
  inTurn: readonly Way[];
}

/** The work that a phone manages, as measured on it: a slow or busy one looks at each frame in fewer ways. */
export interface Pace<Way extends string> {
  /** Time that each way is expected to take, milliseconds; ways that were not measured yet have none. */
  expectedMs: Readonly<Partial<Record<Way, number>>>;
  /** Time that earlier frames have left over, milliseconds. */
  savedMs: number;
  /** Numbers of the next way of `each` and of `inTurn`. */
  first: number;
  turn: number;
}

export const freshPace: Pace<never> = { expectedMs: {}, savedMs: 0, first: 0, turn: 0 };

/**
 * Plans the looks at one frame, by the expected time of each.
 * @param spentMs time that the frame has taken already
 */
export function planFrame<Way extends string>(
  pace: Pace<Way>,
  menu: Menu<Way>,
  spentMs = 0,
): { pace: Pace<Way>; ways: readonly Way[] } {
  const { each } = menu;
  const costOf = (way: Way) => pace.expectedMs[way] ?? 0;
  const ways: Way[] = [];
  let tookMs = spentMs;
  for (let i = 0; i < each.length; i++) {
    const way = each[(pace.first + i) % each.length] ?? each[0];
    if (i > 0 && tookMs + costOf(way) > budgetMs) continue;
    ways.push(way);
    tookMs += costOf(way);
  }
  const leftMs = Math.max(budgetMs - tookMs, keptShare * tookMs);
  const savedMs = Math.min(longestMs, pace.savedMs + leftMs);
  return addInTurn({ ...pace, savedMs, first: pace.first + 1 }, menu, ways);
}

/** Adds ways in turn while the saved time lasts; the next one waits until enough is saved. */
function addInTurn<Way extends string>(
  pace: Pace<Way>,
  { inTurn }: Menu<Way>,
  ways: Way[],
): { pace: Pace<Way>; ways: readonly Way[] } {
  const expectedMs: Partial<Record<Way, number>> = { ...pace.expectedMs };
  let { savedMs, turn } = pace;
  for (let seen = 0; seen < inTurn.length; seen++, turn++) {
    const way = inTurn[turn % inTurn.length];
    if (way === undefined || ways.includes(way)) break;
    const costMs = expectedMs[way] ?? 0;
    if (costMs > longestMs) {
      expectedMs[way] = costMs * forgetting;
      continue;
    }
    if (costMs > savedMs) break;
    savedMs -= costMs;
    ways.push(way);
    if (expectedMs[way] !== undefined) continue;
    // A way that was not measured yet may take any time: it comes alone.
    turn++;
    break;
  }
  return { pace: { ...pace, expectedMs, savedMs, turn }, ways };
}

/**
 * Returns the pace after a way was measured. A single long time, such as while the phone does something else, counts
 * little, unless it is too long for any frame.
 */
export function measured<Way extends string>(pace: Pace<Way>, way: Way, tookMs: number): Pace<Way> {
  const beforeMs = pace.expectedMs[way];
  const countedMs = Math.min(tookMs, outlier * Math.max(1, beforeMs ?? longestMs));
  const weight = beforeMs === undefined || countedMs > longestMs ? 1 : learning;
  const expected = (beforeMs ?? 0) + weight * (countedMs - (beforeMs ?? 0));
  return { ...pace, expectedMs: { ...pace.expectedMs, [way]: expected } };
}
