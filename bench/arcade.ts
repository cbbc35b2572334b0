/**
 * Measures the games of the arcade while they are played on a phone's screen with the page's thread slowed four times, and what
 * entering one costs; beside the same meadow drawn by plain elements and by PixiJS. Run: `npm run bench -- arcade`.
 *
 * Each game is played twice. While the page's thread is slowed, frames are counted, and those from a press to the frame that
 * plays it. At full speed the processor's time of the page's thread and of the game's code in its worker is taken, and judged
 * four times over: the DevTools protocol slows a thread by signals that have it wait by the clock, for up to 3 ms more where
 * other work of the machine holds them up, and it doesn't slow workers. Frames of the page that only the protocol asks for are
 * distinguished (`arcade/thread-times.ts`). Everything is tapped: a mouse that rests over the page has it look for what lies
 * under it.
 *
 * Without a graphics card the processor fills the pixels: then frames are fewer than on a phone, and other work of the machine
 * takes more of them.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type AppServer, serveApp } from '../e2e/federation/app-server';
import { phone } from '../e2e/support/phone';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { meadowOf } from './arcade/meadow';
import { openDomMeadow, openPixiMeadow } from './arcade/plain-pages';
import { type ThreadTimes, threadTimes } from './arcade/thread-times';
import { judge, type Limit, type Measurement } from './judging/judge';
import { median } from './judging/median';
import { howMany } from './judging/small';
import { patient } from './visits/patient';
import { printLoad } from './visits/visit-in-turn';

const slowdown = 4;
/** Presses while a page is measured, and the time between them. */
const presses = howMany(12, 2);
const pressEveryMs = 350;
/** The page's own work after its start: later parts of the app come meanwhile. */
const settledAfterMs = 8000;

const arcadePage = '#/social/singapore/games';
const games = {
  whac: '#/social/singapore/games/whac',
  rabbit: '#/social/singapore/games/rabbit',
  hyperstax: '#/social/ph/games/hyperstax',
} as const;

/** docs/product 9.204. */
const limits = {
  frames: { unit: 'frames a second', atLeast: 58, reason: 'less is seen' },
  main: {
    unit: 'ms of the page’s thread a frame, four times over',
    atMost: 1,
    reason: 'the page has other work',
  },
  drawing: {
    unit: 'ms of its code in the worker a frame, four times over',
    atMost: 16,
    reason: 'a frame has no more time',
  },
  input: { unit: 'frames from a press to the one that plays it', atMost: 2, reason: 'more is felt' },
  bytes: {
    isCounted: true,
    unit: 'bytes until it can be played',
    atMost: 60_000,
    reason: 'a game begins on mobile data',
  },
  beside: { unit: 'times the page’s work of', atMost: 1, reason: 'a worker has to be worth its code' },
} as const;
const limitOf = (name: string, limit: Omit<Limit, 'name'>, beside = ''): Limit =>
  ({ ...limit, name, unit: `${limit.unit}${beside}` }) as Limit;

/** Presses the scene again and again. */
async function press(page: Page): Promise<void> {
  for (let count = 0; count < presses; count += 1) {
    await page.touchscreen.tap(90 + 105 * (count % 3), 380 + 60 * (count % 4));
    await page.waitForTimeout(pressEveryMs);
  }
}

async function measureSlowed(page: Page): Promise<ThreadTimes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return threadTimes(page, () => press(page));
}

const measure = (page: Page): Promise<ThreadTimes> => threadTimes(page, () => press(page));

/** Opens a game by its link, and starts it. */
async function startGame(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.getByRole('button', { name: 'Tap to start' }).waitFor();
  await page.waitForTimeout(howMany(settledAfterMs, 500));
  await page.getByRole('button', { name: 'Tap to start' }).tap();
}

/** Returns the bytes of the area's files between its arcade page and a game that can be played. */
async function bytesToEnter(context: BrowserContext, app: AppServer): Promise<number> {
  const page = await context.newPage();
  await page.goto(app.url + arcadePage);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settledAfterMs);
  const before = app.sent.length;
  await page.goto(app.url + games.whac);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Tap to start' }).waitFor();
  return app.sent
    .slice(before)
    .filter(({ path }) => path.includes('/areas/games/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

await buildApp();
const app = await serveApp({ folder: defaultAppFolder, quality: 11 });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
const measured: Measurement[] = [];
/** Runs with a browser context of its own. */
async function inContext<Result>(run: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = patient(await browser.newContext({ ...phone, serviceWorkers: 'block' }));
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}
function show(name: string, times: ThreadTimes): void {
  const ms = (value: number) => value.toFixed(3).padStart(7);
  console.log(
    `${name.padEnd(18)} ${times.framesPerSecond.toFixed(1).padStart(5)} frames/s ${ms(times.mainMsPerFrame)} ms page/frame (and ${ms(times.askedMsPerFrame)} asked for) ${ms(times.drawingMsPerFrame)} ms drawing/frame`,
  );
}

/** Plays a game in a context of its own, and measures it. */
const play = (game: string, route: string, measured: (page: Page) => Promise<ThreadTimes>) =>
  inContext(async (context) => {
    const page = await context.newPage();
    await startGame(page, app.url + route);
    const times = await measured(page);
    show(game, times);
    return times;
  });

try {
  const bytes = await inContext((context) => bytesToEnter(context, app));
  measured.push({ limit: limitOf('entering a game', limits.bytes), measured: bytes });
  const mainOf = new Map<string, number>();
  for (const [game, route] of Object.entries(games)) {
    const times = await play(game, route, measure);
    const slowed = await play(`${game}, slowed`, route, measureSlowed);
    mainOf.set(game, times.mainMsPerFrame);
    measured.push(
      { limit: limitOf(game, limits.frames), measured: slowed.framesPerSecond },
      { limit: limitOf(game, limits.main), measured: times.mainMsPerFrame * slowdown },
      { limit: limitOf(game, limits.drawing), measured: times.drawingMsPerFrame * slowdown },
      { limit: limitOf(game, limits.input), measured: median(slowed.framesToInput) },
    );
  }
  const meadow = meadowOf('AAAAAAAAAAAAAAAAAAAAAA');
  for (const [name, open] of Object.entries({ 'plain DOM': openDomMeadow, PixiJS: openPixiMeadow }))
    await inContext(async (context) => {
      const page = await context.newPage();
      await open(page, meadow);
      const times = await measure(page);
      show(name, times);
      const ratio = (mainOf.get('whac') ?? Number.NaN) / times.mainMsPerFrame;
      measured.push({ limit: limitOf('whac', limits.beside, ` ${name}`), measured: ratio });
    });
} finally {
  await browser.close();
  await app.stop();
}
printLoad();
process.exitCode = judge(measured);
