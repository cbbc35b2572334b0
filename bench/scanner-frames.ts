/**
 * Counts how many generated camera frames the scanner decodes, against html5-qrcode as its camera path decodes and the
 * barcode-detector ponyfill. The frames are synthetic: rendered symbols with modelled optics, no photos. `once` looks at
 * each frame as often as a fast phone does, `slow phone` as one whose looks take four times as long, `held still` until
 * every way has had its turn.
 *
 *   npm run bench -- scanner-frames [--frames 330] [--seed 90210] [--json]
 *
 * Each run takes a fresh seed unless one is given. `--json` prints the counts alone.
 */
import { parseArgs } from 'node:util';
import { judge, type Limit } from './judging/judge';
import { howMany } from './judging/small';
import { misreadLimit } from './scanner/misread-limit';
import { createHardshipTable, tableOfWays } from './scanner/report';
import { describeSeed, readSeed } from './scanner/seeds';
import { tally } from './scanner/tally';

const decodedLimit: Limit = {
  name: 'frames decoded',
  unit: 'times html5-qrcode',
  atLeast: 1.9,
  reason: 'two decoders that fail at different frames have to be worth their bytes (decision 009)',
};
const ponyfillLimit: Limit = {
  name: 'frames decoded',
  unit: 'times the barcode-detector ponyfill',
  atLeast: 1.05,
  reason: 'it has the same strong decoder: what is done beside it has to be worth its time (decision 034)',
};
const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: String(howMany(330, 11)) },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const seed = readSeed(values.seed);

const hardships = createHardshipTable();
const counts = await tally(seed, Number(values.frames), hardships.add);
const ratio = counts.once.read / Math.max(1, counts['html5-qrcode'].read);
const ponyfillRatio = counts.once.read / Math.max(1, counts.ponyfill.read);
const ours = [counts.quick, counts.once, counts['slow phone'], counts['held still']];
const misread = ours.reduce((sum, count) => sum + count.misread, 0);

if (values.json) {
  console.log(JSON.stringify({ seed, counts, ratio, ponyfillRatio, misread }));
} else {
  console.log(describeSeed(seed));
  console.table(tableOfWays(counts));
  console.table(hardships.table());
}
process.exitCode = judge(
  [
    { limit: decodedLimit, measured: ratio },
    { limit: ponyfillLimit, measured: ponyfillRatio },
    { limit: misreadLimit('a text that the frame does not show'), measured: misread },
  ],
  values.json ? console.error : console.log,
);
