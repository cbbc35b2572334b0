/**
 * Opens the gallery of a contest with 2,000 entries in the built app on a phone four times slower than this machine, counts what
 * the first screen asks for, and scrolls through the whole of it. Run: `npm run bench -- gallery-scroll`.
 */
import { chromium, type Page } from '@playwright/test';
import { serveApp } from '../e2e/federation/app-server';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge, type Limit } from './judging/judge';
import { longestTaskIn, taskCategories } from './judging/longest-task';
import { scrollTaskLimit, scrollThrough } from './judging/scroll-through';
import { howMany } from './judging/small';
import { drawPreviews } from './scroll/draw-previews';
import { largeContestEntries, playLargeContest } from './scroll/large-contest';
import { patient } from './visits/patient';

/** The slowdown that stands for a phone of the middle class. */
const slowdown = 4;

const readsLimit: Limit = {
  name: 'reads until the first entries',
  unit: 'reads',
  isCounted: true,
  atMost: 2,
  reason: 'a phone on a slow network waits for each',
};
const bytesLimit: Limit = {
  name: 'largest read',
  unit: 'kB',
  isCounted: true,
  atMost: 40,
  reason: 'fifty entries with the longest texts in a script of three bytes a character',
};
const previewsLimit: Limit = {
  name: 'previews before any scrolling',
  unit: 'pictures',
  isCounted: true,
  atMost: 24,
  reason: 'pictures come as they near the screen',
};
const cardsLimit: Limit = {
  name: 'entries in the document',
  unit: 'entries',
  isCounted: true,
  atMost: 24,
  reason: 'a document with all entries holds up every frame',
};

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator(':scope > li');

/** Resolves once each entry of the document has come. */
const allThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-posinset] [data-empty]') === null);

await buildApp();
const app = await serveApp({ folder: defaultAppFolder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = patient(
    await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' }),
  );
  await page.goto(app.url);
  const previews = await drawPreviews(page, 24);
  const reads = await playLargeContest(page, app.url, previews);
  await page.goto('about:blank');
  await page.goto(`${app.url}#/mini-build?view=gallery`);
  await page.getByRole('button', { name: 'Vote now' }).click();
  await page.locator('[aria-posinset] img').first().waitFor();
  await allThere(page);
  const firstReads = reads.actions.length;
  const firstPreviews = reads.previews.length;
  const count = await cardsOf(page).count();
  const total = await cardsOf(page).first().getAttribute('aria-setsize');
  if (total !== String(largeContestEntries)) throw new Error(`The gallery has ${total} entries`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: taskCategories });
  await scrollThrough(page, { turns: howMany(120, 10), turnPx: 300, allThere });
  const trace = await browser.stopTracing();
  if (reads.actions.length < 6) throw new Error(`Only ${reads.actions.length} reads were made`);
  console.log(`${reads.actions.length} reads and ${reads.previews.length} previews in all`);
  process.exitCode = judge([
    { limit: readsLimit, measured: firstReads },
    { limit: bytesLimit, measured: Math.max(...reads.bytes) / 1000 },
    { limit: previewsLimit, measured: firstPreviews },
    { limit: cardsLimit, measured: count },
    { limit: scrollTaskLimit, measured: longestTaskIn(trace) },
  ]);
} finally {
  await browser.close();
  await app.stop();
}
