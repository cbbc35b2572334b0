/**
 * Counts how many generated camera frames the scanner decodes, against html5-qrcode as its camera path decodes. The
 * frames are synthetic: rendered symbols with modelled optics, no photos.
 *
 *   npm run bench -- scanner-frames [--frames 330] [--seed 90210] [--json]
 *
 * Each run takes a fresh seed unless one is given. `--json` prints the counts alone.
 */
import { parseArgs } from 'node:util';
import { judge, type Limit } from './judging/judge';
import { createHardshipTable, tableOfWays } from './scanner/report';
import { describeSeed, readSeed } from './scanner/seeds';
import { tally } from './scanner/tally';

const decodedLimit: Limit = {
  name: 'frames decoded',
  unit: 'times html5-qrcode',
  atLeast: 1.9,
  reason: 'two decoders that fail at different frames have to be worth their bytes (decision 009)',
};
const misreadLimit: Limit = {
  name: 'misread',
  unit: 'texts',
  atMost: 0,
  reason: 'a text that the frame does not show would be sent as a claim',
};

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '330' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const seed = readSeed(values.seed);

const hardships = createHardshipTable();
const counts = await tally(seed, Number(values.frames), hardships.add);
const ratio = counts.once.read / Math.max(1, counts['html5-qrcode'].read);
const misread = counts.once.misread + counts['held still'].misread + counts.quick.misread;

if (values.json) {
  console.log(JSON.stringify({ seed, counts, ratio, misread }));
} else {
  console.log(describeSeed(seed));
  console.table(tableOfWays(counts));
  console.table(hardships.table());
}
process.exitCode = judge(
  [
    { limit: decodedLimit, measured: ratio },
    { limit: misreadLimit, measured: misread },
  ],
  values.json ? console.error : console.log,
);
