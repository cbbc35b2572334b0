/**
 * Counts how many chosen photos the scanner reads, against html5-qrcode and the barcode-detector ponyfill, which both see the whole
 * photo. Without a folder the photos are generated: rendered symbols with modelled optics in scenes of several sizes.
 *
 *   npm run bench -- scanner-photos [--folder DIR] [--photos 100] [--seed 90210]
 *
 * The folder has PNG files with a text file of the same name beside each, as zxing's public test set.
 */
import { parseArgs } from 'node:util';
import { readPhoto } from '../parts/src/scanner/domain/photo';
import { judge, type Limit } from './judging/judge';
import { median } from './judging/median';
import { howMany } from './judging/small';
import { readAsHtml5Qrcode } from './scanner/html5-qrcode';
import { misreadLimit } from './scanner/misread-limit';
import { startReaders } from './scanner/our-readers';
import { generatePhotos, type Photo } from './scanner/photo';
import { photosOf } from './scanner/photo-folder';
import { readAsPonyfill, startPonyfill } from './scanner/ponyfill';
import { describeSeed, readSeed } from './scanner/seeds';

const shareLimit: Limit = {
  name: 'photos read',
  unit: 'times the best other engine',
  atLeast: 1,
  reason: 'a chosen photo has no next frame: it is read as well as anything can',
};
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    photos: { type: 'string', default: String(howMany(100, 5)) },
    seed: { type: 'string' },
  },
});

const readers = await startReaders();
await startPonyfill();
const engines = {
  scanner: (photo: Photo) => readPhoto(photo, readers, () => false),
  ponyfill: readAsPonyfill,
  'html5-qrcode': readAsHtml5Qrcode,
};
type Engine = keyof typeof engines;
const names = Object.keys(engines) as Engine[];
const counts = new Map(
  names.map((name) => [name, { photos: 0, read: 0, misread: 0, timesMs: [] as number[] }]),
);

async function readWith(engine: Engine, photo: Photo): Promise<void> {
  const count = counts.get(engine);
  if (!count) return;
  const startMs = performance.now();
  const text = await engines[engine](photo);
  count.timesMs.push(performance.now() - startMs);
  count.photos++;
  if (text === undefined) return;
  if (photo.isTrue(text)) count.read++;
  else {
    count.misread++;
    console.log(`${engine} misread ${photo.name} as ${JSON.stringify(text)}`);
  }
}

const seed = readSeed(values.seed);
console.log(
  values.folder === undefined ? describeSeed(seed) : `photos of ${values.folder}, each in two turns`,
);
const photos =
  values.folder === undefined ? generatePhotos(seed, Number(values.photos)) : photosOf(values.folder);
for await (const photo of photos) for (const engine of names) await readWith(engine, photo);

console.table(
  Object.fromEntries(
    [...counts].map(([name, { photos, read, misread, timesMs }]) => [
      name,
      {
        photos,
        read: `${((100 * read) / Math.max(1, photos)).toFixed(1)} %`,
        misread,
        'median ms': median(timesMs).toFixed(0),
        'longest ms': Math.max(0, ...timesMs).toFixed(0),
      },
    ]),
  ),
);
const readBy = (name: Engine) => counts.get(name)?.read ?? 0;
const best = Math.max(1, readBy('ponyfill'), readBy('html5-qrcode'));
process.exitCode = judge([
  { limit: shareLimit, measured: readBy('scanner') / best },
  {
    limit: misreadLimit('a text that the photo does not show'),
    measured: counts.get('scanner')?.misread ?? Number.NaN,
  },
]);
