/**
 * How many generated camera frames the scanner decodes, against html5-qrcode as its camera path decodes.
 *
 *   npx tsx bench/scanner-frames.ts [--frames 330] [--seed 90210] [--json]
 *
 * The default seed is held out: nothing was tuned on its frames. `--json` prints the bare counts.
 */
import { parseArgs } from 'node:util';
import { createHardshipTable, tableOfWays } from './scanner/report';
import { tally } from './scanner/tally';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '330' },
    seed: { type: 'string', default: '90210' },
    json: { type: 'boolean', default: false },
  },
});

const hardships = createHardshipTable();
const counts = await tally(Number(values.seed), Number(values.frames), hardships.add);
const ratio = counts.once.read / Math.max(1, counts['html5-qrcode'].read);
const misread = counts.once.misread + counts['held still'].misread + counts.quick.misread;

if (values.json) {
  console.log(JSON.stringify({ counts, ratio, misread }));
} else {
  console.table(tableOfWays(counts));
  console.table(hardships.table());
  console.log(`decoded against html5-qrcode: ${ratio.toFixed(2)} × (bar: at least 1.9)`);
  console.log(`misread: ${misread} (bar: none)`);
}
process.exitCode = ratio >= 1.9 && misread === 0 ? 0 : 1;
