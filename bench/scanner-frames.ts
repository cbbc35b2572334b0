/**
 * How many generated camera frames the scanner decodes, against html5-qrcode as its camera path decodes.
 *
 *   npx tsx bench/scanner-frames.ts [--frames 330] [--seed 90210]
 *
 * The default seed is held out: nothing was tuned on its frames.
 */
import { parseArgs } from 'node:util';
import { type Hardship, hardships } from './scanner/degradation';
import { type Count, tally, type Way, ways } from './scanner/tally';

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '330' }, seed: { type: 'string', default: '90210' } },
});

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const quantile = (times: number[], share: number) =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

const byHardship = new Map<Hardship, Record<Way | 'frames', number>>(
  hardships.map((hardship) => [
    hardship,
    { frames: 0, 'html5-qrcode': 0, quick: 0, once: 0, 'held still': 0 },
  ]),
);
const counts = await tally(Number(values.seed), Number(values.frames), (frame, texts) => {
  const row = byHardship.get(frame.hardship);
  if (!row) return;
  row.frames++;
  for (const way of ways) if (texts[way] === frame.text) row[way]++;
});

const describe = ({ read, frames, misread, timesMs }: Count) => ({
  decoded: percent(read, frames),
  misread,
  'median ms': quantile(timesMs, 0.5),
  'p95 ms': quantile(timesMs, 0.95),
});
console.table(Object.fromEntries(ways.map((way) => [way, describe(counts[way])])));
console.table(
  Object.fromEntries(
    [...byHardship].map(([hardship, row]) => [
      hardship,
      Object.fromEntries(ways.map((way) => [way, percent(row[way], row.frames)])),
    ]),
  ),
);

const ratio = counts.once.read / Math.max(1, counts['html5-qrcode'].read);
const misread = counts.once.misread + counts['held still'].misread + counts.quick.misread;
console.log(`decoded against html5-qrcode: ${ratio.toFixed(2)} × (bar: at least 1.9)`);
console.log(`misread: ${misread} (bar: none)`);
process.exitCode = ratio >= 1.9 && misread === 0 ? 0 : 1;
