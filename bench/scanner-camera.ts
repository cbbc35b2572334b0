/**
 * Rates the scanner before a camera that rabbits walk past, in Chromium and the built app, against html5-qrcode as it
 * comes. The rabbits are synthetic: generated pictures, no photos.
 *
 *   npm run bench -- scanner-camera [--rounds 3] [--seed 4711] [--slowed 4]
 *
 * Each run takes a fresh seed unless one is given. `--slowed 4` slows the browser, its workers too, at least four times by
 * processes that compete with it, and says how much slower a worker was; only passes and misread texts are judged then.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { becomePlayer, openTab } from '../e2e/game/phone-player';
import { forkLocalnet, phone, writeCameraVideo } from '../e2e/support';
import { launchOptionsFor } from '../e2e/support/chromium';
import { bringPrograms } from '../tools/build/testing/bring-programs';
import { buildApp } from '../tools/release/build-app';
import { judge, type Limit } from './judging/judge';
import { howMany } from './judging/small';
import { openHtml5QrcodePage } from './scanner/html5-qrcode-page';
import { misreadLimit } from './scanner/misread-limit';
import { type Rating, rate } from './scanner/rating';
import { describeSeed, readSeed } from './scanner/seeds';
import { slowDown } from './scanner/slow-down';
import { walkBy } from './scanner/walk-by';
import { watchLoop, watchScanning } from './scanner/watch';
import type { Watched } from './scanner/watched';
import { patient } from './visits/patient';

const caughtLimit: Limit = {
  name: 'passes caught',
  unit: 'of all',
  atLeast: 1,
  reason: 'a player who walks past a rabbit has no second chance',
};
const decodesLimit: Limit = {
  name: 'decodes',
  unit: 'a second',
  atLeast: 25,
  reason: 'nearly every frame of a camera with 30 a second is to be looked at',
};
const wholeLimit: Limit = {
  name: 'decodes with more than the middle square in view',
  unit: 'times those with the square alone',
  atLeast: 0.95,
  reason: 'to look at all that is seen must not cost frames',
};
const longTaskLimit: Limit = {
  name: 'long tasks of the page',
  unit: 'ms a second',
  atMost: 20,
  reason: 'the page has to stay smooth while the worker decodes',
};
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: String(howMany(3, 1)) },
    seed: { type: 'string' },
    slowed: { type: 'string', default: '1' },
  },
});
const rounds = Number(values.rounds);
const slowed = Number(values.slowed);
const seed = readSeed(values.seed);
console.log(describeSeed(seed));
const camera = { width: 720, height: 1280 };
const walk = { ...camera, seed, rabbits: howMany(8, 2), framesEach: 18, framesBetween: 4 };
const roundMs = (walk.rabbits * (walk.framesEach + walk.framesBetween) * 1000) / 30;

const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-bench-'));
const video = join(folder, 'walk-by.y4m');
const { texts, pictures } = walkBy(walk);
const loop = { texts, rounds, roundMs };
const frames = Array.from(pictures, ({ width, height, data }) => ({ width, height, luma: data }));
await writeCameraVideo(video, frames, { ...camera, framesEach: 1, share: 1 });

await buildApp();
await bringPrograms();
const localnet = await forkLocalnet();
const browser = await chromium.launch(launchOptionsFor(video));

/** Slows the machine as asked while a scanner is watched. */
async function watchSlowed(page: Page): Promise<Watched> {
  if (slowed <= 1) return watchLoop(page, loop);
  const { measured, stop } = await slowDown(browser, slowed);
  console.log(`a worker of the browser is slowed ${measured.toFixed(1)} times`);
  try {
    return await watchLoop(page, loop);
  } finally {
    await stop();
  }
}

/** Opens a page that scans and rates it for the given rounds. */
async function rateScanner(
  open: (page: Page) => Promise<void>,
  viewport: { width: number; height: number } = phone.viewport,
): Promise<Rating> {
  const context = patient(await browser.newContext({ ...phone, viewport, baseURL: localnet.url }));
  const page = await context.newPage();
  await watchScanning(page);
  await open(page);
  const watched = await watchSlowed(page);
  await context.close();
  return rate(watched, loop);
}

try {
  const scan = (nickname: string) => async (page: Page) => {
    await becomePlayer(page, nickname);
    await openTab(page, 'Scan rabbit');
    await page.getByText('Looking for QR code...').waitFor();
  };
  const ours = await rateScanner(scan('Bench Rabbit'));
  // On a short screen the viewfinder is a square.
  const square = await rateScanner(scan('Bench Hare'), { width: 390, height: 700 });
  const theirs = await rateScanner(openHtml5QrcodePage);
  const line = ({ caught, passes, decodesPerSecond, longTaskMsPerSecond, misread }: Rating) => ({
    caught: `${caught} of ${passes}`,
    'decodes/s': decodesPerSecond.toFixed(1),
    'long tasks ms/s': longTaskMsPerSecond.toFixed(1),
    misread,
  });
  console.table({ scanner: line(ours), 'square alone': line(square), 'html5-qrcode': line(theirs) });
  const atFullSpeed = [
    { limit: decodesLimit, measured: ours.decodesPerSecond },
    { limit: wholeLimit, measured: ours.decodesPerSecond / square.decodesPerSecond },
    { limit: longTaskLimit, measured: ours.longTaskMsPerSecond },
  ];
  process.exitCode = judge([
    { limit: caughtLimit, measured: ours.caught / ours.passes },
    { limit: misreadLimit('a text that no rabbit showed'), measured: ours.misread },
    ...(slowed > 1 ? [] : atFullSpeed),
  ]);
} finally {
  await browser.close();
  await localnet.stop();
  await rm(folder, { recursive: true });
}
