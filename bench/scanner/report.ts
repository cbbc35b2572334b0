import { median } from '../judging/median';
import { percentile95 } from '../judging/percentile';
import { type Hardship, hardships } from './degradation';
import type { SyntheticFrame } from './frame';
import { type Count, type Tally, type Texts, type Way, ways } from './tally';

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const describe = ({ read, frames, misread, timesMs }: Count) => ({
  decoded: percent(read, frames),
  misread,
  'median ms': median(timesMs).toFixed(1),
  'p95 ms': percentile95(timesMs).toFixed(1),
});

/** One line for each way of reading. */
export const tableOfWays = (counts: Tally) =>
  Object.fromEntries(ways.map((way) => [way, describe(counts[way])]));

/** Collects what each way read of each hardship. */
export function createHardshipTable() {
  const rows = new Map<Hardship, { frames: number; read: Partial<Record<Way, number>> }>();
  return {
    add(frame: SyntheticFrame, texts: Texts): void {
      const row = rows.get(frame.hardship) ?? { frames: 0, read: {} };
      rows.set(frame.hardship, row);
      row.frames++;
      for (const way of ways) if (texts[way] === frame.text) row.read[way] = (row.read[way] ?? 0) + 1;
    },
    /** One line for each hardship. */
    table: () =>
      Object.fromEntries(
        hardships.map((hardship) => {
          const { frames = 0, read = {} } = rows.get(hardship) ?? {};
          return [hardship, Object.fromEntries(ways.map((way) => [way, percent(read[way] ?? 0, frames)]))];
        }),
      ),
  };
}
