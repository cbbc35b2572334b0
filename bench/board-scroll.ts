/**
 * Scrolls through a board of 100,000 rows in the built app, and counts what the first rows cost and how long the page is held
 * up. The compute unit is played by replies, since the real process takes hours to fill so far. Run: `npm run bench -- board-scroll`.
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
import { largeBoardRows, playLargeBoard } from './scroll/large-board';
import { patient } from './visits/patient';

const readLimit: Limit = {
  name: 'first rows of a board',
  unit: 'kB in one read',
  isCounted: true,
  atMost: 20,
  reason: 'a phone on a slow network waits for every kilobyte',
};
const readsLimit: Limit = {
  name: 'reads until the first rows',
  unit: 'reads',
  isCounted: true,
  atMost: 1,
  reason: readLimit.reason,
};
const rowsLimit: Limit = {
  name: 'rows in the document',
  unit: 'rows',
  isCounted: true,
  atMost: 60,
  reason: 'a document with all rows holds up every frame',
};

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('listitem');

/** Resolves once each row of the document has come. */
const allThere = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[aria-posinset] [aria-hidden="true"][data-empty]') === null,
  );

await buildApp();
const app = await serveApp({ folder: defaultAppFolder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = patient(
    await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' }),
  );
  const reads = await playLargeBoard(page, app.url);
  await page.goto(`${app.url}#/social/leaderboard/overall`);
  await page.getByText('999,999,999 points').waitFor();
  const [first = Number.NaN, ...further] = reads.bytes;
  const count = await rowsOf(page).count();
  const total = await rowsOf(page).first().getAttribute('aria-setsize');
  if (total !== String(largeBoardRows)) throw new Error(`The board has ${total} rows`);
  await browser.startTracing(page, { categories: taskCategories });
  await scrollThrough(page, { turns: howMany(150, 10), turnPx: 400, allThere });
  const trace = await browser.stopTracing();
  const seen = new Set(reads.offsets);
  if (seen.size < 5) throw new Error(`Only ${seen.size} pages of the board were read`);
  console.log(`${reads.bytes.length} reads in all, the longest ${Math.max(...reads.bytes)} bytes`);
  process.exitCode = judge([
    { limit: readLimit, measured: first / 1000 },
    { limit: readsLimit, measured: 1 + further.length },
    { limit: rowsLimit, measured: count },
    { limit: scrollTaskLimit, measured: longestTaskIn(trace) },
  ]);
} finally {
  await browser.close();
  await app.stop();
}
