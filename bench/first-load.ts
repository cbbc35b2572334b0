/**
 * Counts requests and bytes (brotli) of a first visit to the federated app, step by step in a real browser, against a
 * single-bundle build of the same source. Run: `npm run bench -- first-load`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { actsFile } from '@rainbow-rabbit/shared/acts';
import { type AppServer, serveApp } from '../e2e/federation/app-server';
import { noteFirstScripts } from '../e2e/support/first-scripts';
import { keptFiles } from '../e2e/support/kept-files';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge, type Limit } from './judging/judge';
import { patient } from './visits/patient';
import { singleBundleApp } from './visits/single-bundle-app';
import { watchRequests } from './visits/watch-requests';

/** docs/product 9.81, as are the requests. */
const scriptLimit: Limit = {
  name: 'front page until it is usable, JavaScript',
  unit: 'kB',
  isCounted: true,
  atMost: 138.4,
  reason: 'a visitor on a slow phone network waits for every kilobyte',
};
const requestLimit: Limit = {
  name: 'front page until it is usable, scripts',
  unit: 'requests',
  isCounted: true,
  atMost: 3,
  reason: 'further requests start only after the first scripts have run',
};
/** docs/product 9.103. */
const federationLimit: Limit = {
  name: 'front page, federated',
  unit: 'times the bytes of the single bundle',
  isCounted: true,
  atMost: 1.15,
  reason: 'areas that are released by themselves may cost this much of a first visit',
};
/** docs/product 9.104. */
const entryLimit: Limit = {
  name: 'event game, federated',
  unit: 'times the bytes of the single bundle',
  isCounted: true,
  atMost: 1.3,
  reason: 'a player waits for it at the door of the event',
};

interface Step {
  name: string;
  /** Opens a route, or acts on the page that is open. */
  act: (page: Page, app: AppServer) => Promise<unknown>;
  /** Resolves once the page shows the result of the step. */
  done: (page: Page) => Promise<unknown>;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Returns true once the worker has kept all scripts that the page has loaded. */
async function areScriptsKept(page: Page): Promise<boolean> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const kept = new Set(await keptFiles(page));
  return loaded.map((url) => new URL(url).pathname).every((name) => !name.endsWith('.js') || kept.has(name));
}

/** Returns true for the script that keeps the app for later visits. What is fetched before it is for this visit. */
const isForLater = (folder: string, name: string) =>
  name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('"service-worker.js"');

const steps: readonly Step[] = [
  { name: 'front page', act: (page, app) => page.goto(app.url), done: heading },
  {
    // It comes by itself some seconds later, and would be counted with whatever step it happens to meet.
    name: 'for later',
    act: () => Promise.resolve(),
    done: async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      while (!(await areScriptsKept(page))) await page.waitForTimeout(100);
    },
  },
  {
    name: 'wallet popup',
    act: (page) => page.getByRole('button', { name: 'Connect wallet' }).click(),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'QuickWallet',
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /QuickWallet/ })
        .click(),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  },
  {
    name: 'small area',
    act: (page, app) => page.goto(`${app.url}#/devbot`),
    done: (page) => page.locator('[data-area="devbot"]').getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'event game',
    act: (page, app) => page.goto(`${app.url}#/rabbit/demo`),
    done: (page) => page.locator('[data-area="game"]').waitFor(),
  },
];

interface Cost {
  scripts: number;
  scriptBytes: number;
  requests: number;
  bytes: number;
}

interface Visit {
  costs: Cost[];
  /** The bytes of each script that the front page had when the app took it over. */
  firstScripts: number[];
}

/**
 * Adds up what a step fetched. The words of an area's acts are left out: the worker keeps them some seconds later for a visit
 * without network, so they meet any step, and none waits for them.
 */
function costOf(all: AppServer['sent']): Cost {
  const sent = all.filter(({ path: name }) => !name.endsWith('.svg') && !name.endsWith(`/${actsFile}`));
  const scripts = sent.filter(({ path: name }) => /\.js(\?|$)/.test(name));
  const total = (files: typeof sent) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return { scripts: scripts.length, scriptBytes: total(scripts), requests: sent.length, bytes: total(sent) };
}

/** Goes through the steps in a fresh browser and notes what each one fetched. */
async function measure(folder: string): Promise<Visit> {
  const app = await serveApp({ folder, quality: 11 });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = patient(await browser.newPage({ locale: 'en-US' }));
    const noted = await noteFirstScripts(page);
    const quiet = watchRequests(page);
    const ends: number[] = [];
    for (const step of steps) {
      await step.act(page, app);
      await step.done(page);
      await quiet();
      ends.push(app.sent.length);
    }
    // Files for later visits follow after some time, also where the front page was not quiet before.
    ends[0] = app.sent.findIndex((file) => isForLater(folder, file.path));
    if (ends[0] < 0) throw new Error('The visit has kept nothing for later');
    const names = (await noted()).map((url) => new URL(url).pathname);
    const firstFiles = app.sent.slice(0, ends[0]).filter((file) => names.includes(file.path));
    const firstScripts = firstFiles.map(({ bytes }) => bytes);
    const costs = ends.map((end, index) => costOf(app.sent.slice(ends[index - 1] ?? 0, end)));
    return { costs, firstScripts };
  } finally {
    await browser.close();
    await app.stop();
  }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const row = ({ scripts, scriptBytes, requests, bytes }: Cost) =>
  `${String(scripts).padStart(2)} scripts ${kb(scriptBytes)}   ${String(requests).padStart(2)} requests ${kb(bytes)}`;

await buildApp();
const single = await singleBundleApp();
const { costs: federated, firstScripts } = await measure(defaultAppFolder);
const { costs: baseline } = await measure(single);

console.log('What each step fetches (brotli; SVG icons and the words of acts left out):\n');
for (const [index, { name }] of steps.entries()) {
  const [ours, theirs] = [federated[index], baseline[index]];
  if (!ours || !theirs) continue;
  const ratio = ours.bytes / theirs.bytes;
  console.log(`${name.padEnd(14)} federated ${row(ours)}   ×${ratio.toFixed(2)}`);
  console.log(`${''.padEnd(14)} single    ${row(theirs)}`);
}
const [front, plain] = [federated[0], baseline[0]];
const [game, plainGame] = [federated.at(-1), baseline.at(-1)];
if (!front || !plain || !game || !plainGame) throw new Error('Front page and game were not measured');
console.log();
process.exitCode = judge([
  { limit: scriptLimit, measured: firstScripts.reduce((sum, bytes) => sum + bytes, 0) / 1000 },
  { limit: requestLimit, measured: firstScripts.length },
  { limit: federationLimit, measured: front.bytes / plain.bytes },
  { limit: entryLimit, measured: game.bytes / plainGame.bytes },
]);
