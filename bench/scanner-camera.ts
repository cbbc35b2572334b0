/**
 * How the scanner does in front of a camera that rabbits walk past, in Chromium and the built app, against
 * html5-qrcode as it comes.
 *
 *   npx tsx bench/scanner-camera.ts [--rounds 3]
 *
 * Needs the built app (npx tsx tools/release/build-app.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { becomePlayer, openTab } from '../e2e/game/phone-player';
import { phone, startLocalnet, writeCameraVideo } from '../e2e/support';
import { launchOptionsFor } from '../e2e/support/chromium';
import { openHtml5QrcodePage } from './scanner/html5-qrcode-page';
import { type Rating, rate } from './scanner/rating';
import { walkBy } from './scanner/walk-by';
import { watchFor, watchScanning } from './scanner/watch';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
const camera = { width: 720, height: 1280 };
const walk = { ...camera, seed: 4711, rabbits: 8, framesEach: 18, framesBetween: 4 };
const roundMs = (walk.rabbits * (walk.framesEach + walk.framesBetween) * 1000) / 30;

const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-bench-'));
const video = join(folder, 'walk-by.y4m');
const { texts, pictures } = walkBy(walk);
const frames = Array.from(pictures, ({ width, height, data }) => ({ width, height, luma: data }));
await writeCameraVideo(video, frames, { ...camera, framesEach: 1, share: 1 });

const localnet = await startLocalnet();
const browser = await chromium.launch(launchOptionsFor(video));

/** Opens a page that scans and rates it for the given rounds. */
async function rateScanner(open: (page: Page) => Promise<void>): Promise<Rating> {
  const context = await browser.newContext({ ...phone, baseURL: localnet.url });
  const page = await context.newPage();
  await watchScanning(page);
  await open(page);
  const watched = await watchFor(page, rounds * roundMs);
  await context.close();
  return rate(watched, { texts, rounds, roundMs });
}

try {
  const ours = await rateScanner(async (page) => {
    await becomePlayer(page, 'Bench Rabbit');
    await openTab(page, 'Scan rabbit');
    await page.getByText('Looking for QR code...').waitFor();
  });
  const theirs = await rateScanner(openHtml5QrcodePage);
  const line = ({ caught, passes, decodesPerSecond, longTaskMsPerSecond, misread }: Rating) => ({
    caught: `${caught} of ${passes}`,
    'decodes/s': decodesPerSecond.toFixed(1),
    'long tasks ms/s': longTaskMsPerSecond.toFixed(1),
    misread,
  });
  console.table({ scanner: line(ours), 'html5-qrcode': line(theirs) });
  console.log('bars: all caught, at least 25 decodes/s, at most 20 ms/s of long tasks, no misread');
  const isMet =
    ours.caught === ours.passes &&
    ours.decodesPerSecond >= 25 &&
    ours.longTaskMsPerSecond <= 20 &&
    ours.misread === 0;
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await localnet.stop();
  await rm(folder, { recursive: true });
}
