import type { LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { colours } from '@rainbow-rabbit/shared/ui';

/** The rainbows of a page of the leaderboard over time, as a graph draws them. */
export interface RainbowSteps {
  /** Number of rainbows. */
  count: number;
  /** Times of the first and of the last one. */
  from: number;
  to: number;
  /** The path of the line on a field that is 100 wide and 40 high. */
  path: string;
}

/** Returns the steps of the rainbows on the first page of the leaderboard, which come there in the order of their times; undefined for fewer than two. */
export function rainbowSteps(
  rows: readonly Pick<LeaderboardRow, 'count' | 'at'>[],
): RainbowSteps | undefined {
  const times = rows.flatMap(({ count, at }) => (count === colours.length && at !== undefined ? [at] : []));
  const [from = 0] = times;
  const to = times.at(-1) ?? 0;
  if (to <= from) return undefined;
  const x = (at: number) => ((at - from) / (to - from)) * 100;
  const y = (place: number) => 40 - (place / times.length) * 40;
  const path = times.map((at, index) => `H${x(at).toFixed(1)}V${y(index + 1).toFixed(1)}`).join('');
  return { count: times.length, from, to, path: `M0 40${path}` };
}
