/**
 * Measures the meme maker on a phone's screen with the page's thread slowed four times: the frames of a layer that is moved and
 * of a layer that is resized, at rest and as soon as the meme can be changed, beside a plain canvas that draws all of it anew
 * each time; and what entering it costs. Run: `npm run bench -- meme`.
 *
 * Frames are judged twice. Those that were presented in fact are counted while the DevTools protocol slows the page. Other work
 * of the machine takes some of them: a bare page loses as many right afterwards, and is counted as 60. The time that the page's
 * own thread needs for each is measured at full speed and taken four times over, since that slowing counts other work in as
 * well. Each is the median of some rounds.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AppServer, serveApp } from '../e2e/federation/app-server';
import { phone } from '../e2e/support/phone';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge, type Measurement } from './judging/judge';
import { median } from './judging/median';
import { howMany } from './judging/small';
import { bareCanvas, openBarePage } from './meme/bare-page';
import { driveFrames } from './meme/drive-frames';
import { openPlainMeme } from './meme/plain-meme';
import { patient } from './visits/patient';
import { printLoad } from './visits/visit-in-turn';

const slowdown = 4;
const measuredFrames = howMany(120, 12);
const rounds = howMany(3, 1);
/** The page's own work after its start: later parts of the app come meanwhile. */
const settledAfterMs = 8000;

/** docs/product 9.236. */
const limits = {
  bytes: {
    name: 'entering the meme maker',
    isCounted: true,
    unit: 'bytes of its code, scenes and texts (brotli)',
    atMost: 40_000,
    reason: 'a meme begins on mobile data',
  },
  presented: { unit: 'frames of 60 that are presented', atLeast: 55, reason: 'less is seen' },
  allowed: { unit: 'frames a second that its thread has time for', atLeast: 55, reason: 'less is seen' },
  resting: {
    name: 'a meme that rests',
    unit: 'frames in two seconds',
    atMost: 0,
    reason: 'a phone has a battery',
  },
  beside: {
    name: 'moving a caption',
    unit: 'times as fast as a canvas that draws all anew',
    atLeast: 1,
    reason: 'kept layers have to be worth their memory',
  },
} as const;

/** Returns the bytes of the area's files between its tools and a meme that can be changed. */
async function bytesToEnter(page: Page, app: AppServer): Promise<number> {
  await page.goto(`${app.url}#/mini-build/utils`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settledAfterMs);
  const before = app.sent.length;
  await page.goto(`${app.url}#/mini-build/make`);
  await page.getByRole('tab').first().waitFor();
  return app.sent
    .slice(before)
    .filter(({ path }) => path.includes('/areas/minibuild/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Puts three stickers on the first scene, beside its captions. */
async function fillMeme(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Stickers' }).click();
  for (const name of ['Cool rabbit', 'Crown', 'Heart'])
    await page.getByRole('button', { name: `Add: ${name}` }).click();
  await page.getByRole('tab', { name: 'Picture' }).click();
  await page.waitForTimeout(howMany(settledAfterMs, 500));
}

/** Frames of a gesture: presented while the page is slowed, and the milliseconds of its thread that each would then need. */
interface GestureFrames {
  presented: number;
  /** Frames that a bare page presents, driven in turn with the maker. */
  barePresented: number;
  slowedMs: number;
}

interface Dragged {
  /** The part that the mouse holds. */
  held: string;
  /** The part that hears of its moves. */
  moved: string;
  bare: Page;
}

/** Frames that a screen shows in a second. */
const screenFrames = 60;

/** The stage of the meme maker, and the parts of it that are held. */
const stage = 'div:has(> canvas[role=img])';
const heldParts = { moving: 'button[data-layer="1"]', resizing: '[data-layer][data-corner="3"]' } as const;

/** Counts the frames that a page presents while it is slowed. */
async function presentedBy(browser: Browser, page: Page, selector: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await page.bringToFront();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { framesPerSecond } = await driveFrames(browser, page, selector, measuredFrames);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return framesPerSecond;
}

/** Puts the mouse down on a part of the page. */
async function hold(page: Page, held: string): Promise<void> {
  const part = page.locator(held).first();
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error(`There is no ${held}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

/** Returns the middle of each number of some rounds. */
const middleOf = (some: readonly GestureFrames[]): GestureFrames => ({
  presented: median(some.map(({ presented }) => presented)),
  barePresented: median(some.map(({ barePresented }) => barePresented)),
  slowedMs: median(some.map(({ slowedMs }) => slowedMs)),
});

/** Holds a part of a settled page, and moves it in every frame for some seconds. */
async function drag(browser: Browser, page: Page, { held, moved, bare }: Dragged): Promise<GestureFrames> {
  await page.locator(held).first().scrollIntoViewIfNeeded();
  // The art above the page moves when it comes into sight.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  await hold(page, held);
  const some: GestureFrames[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.bringToFront();
    const { threadMs } = await driveFrames(browser, page, moved, measuredFrames);
    const presented = await presentedBy(browser, page, moved);
    const barePresented = await presentedBy(browser, bare, bareCanvas);
    some.push({ presented, barePresented, slowedMs: slowdown * threadMs });
  }
  await page.mouse.up();
  return middleOf(some);
}

/** Holds a part of the meme maker as soon as that can be, while the art of the page still moves and further code comes. */
async function dragAtOnce(browser: Browser, url: string, held: string, bare: Page): Promise<GestureFrames> {
  const measure = async <Measured>(run: (page: Page) => Promise<Measured>) => {
    const context = await fresh(browser);
    const page = await context.newPage();
    await page.goto(`${url}#/mini-build/make`);
    await page.locator(heldParts.moving).focus();
    await hold(page, held);
    const frames = await run(page);
    await context.close();
    return frames;
  };
  const some: GestureFrames[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { threadMs } = await measure((page) => driveFrames(browser, page, stage, measuredFrames));
    const presented = await measure((page) => presentedBy(browser, page, stage));
    const barePresented = await presentedBy(browser, bare, bareCanvas);
    some.push({ presented, barePresented, slowedMs: slowdown * threadMs });
  }
  return middleOf(some);
}
/** Returns the frames that a page asks for while nobody does anything. */
const framesAtRest = (page: Page) =>
  page.evaluate(async () => {
    const ask = window.requestAnimationFrame.bind(window);
    const asked = { frames: 0 };
    window.requestAnimationFrame = (run) => {
      asked.frames += 1;
      return ask(run);
    };
    await new Promise((resolve) => setTimeout(resolve, 2000));
    window.requestAnimationFrame = ask;
    return asked.frames;
  });

const fresh = async (browser: Browser) =>
  patient(await browser.newContext({ ...phone, hasTouch: false, isMobile: false, serviceWorkers: 'block' }));

await buildApp();
const app = await serveApp({ folder: defaultAppFolder, quality: 11 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const measured: Measurement[] = [];
/** Prints the frames of a gesture, and judges them. */
const judged = (name: string, { presented, barePresented, slowedMs }: GestureFrames): Measurement[] => {
  console.log(
    `${name.padEnd(28)} ${presented.toFixed(1).padStart(5)} frames/s presented, a bare page ${barePresented.toFixed(1)}, ${slowedMs.toFixed(1).padStart(5)} ms of the page’s thread a frame, four times over`,
  );
  const share = Math.min(1, presented / barePresented);
  return [
    { limit: { ...limits.presented, name }, measured: screenFrames * share },
    { limit: { ...limits.allowed, name }, measured: Math.min(screenFrames, 1000 / slowedMs) },
  ];
};

try {
  const context = await fresh(browser);
  const page = await context.newPage();
  measured.push({ limit: limits.bytes, measured: await bytesToEnter(page, app) });
  await fillMeme(page);
  measured.push({ limit: limits.resting, measured: await framesAtRest(page) });
  const bareContext = await fresh(browser);
  const bare = await bareContext.newPage();
  await openBarePage(bare);

  const caption = page.locator(heldParts.moving);
  // The chosen layer has the handles.
  await caption.focus();
  const placeOf = async () => JSON.stringify(await caption.boundingBox());
  const places = [await placeOf()];
  const moved = await drag(browser, page, { held: heldParts.moving, moved: stage, bare });
  places.push(await placeOf());
  const resized = await drag(browser, page, { held: heldParts.resizing, moved: stage, bare });
  places.push(await placeOf());
  if (new Set(places).size !== places.length) throw new Error('The caption has not moved');
  await context.close();
  measured.push(...judged('moving a caption', moved), ...judged('resizing a caption', resized));

  for (const [gesture, held] of Object.entries(heldParts))
    measured.push(...judged(`${gesture} a caption at once`, await dragAtOnce(browser, app.url, held, bare)));

  const plain = await fresh(browser);
  const other = await plain.newPage();
  await openPlainMeme(other);
  const anew = await drag(browser, other, { held: 'canvas', moved: 'canvas', bare });
  console.log(`drawn anew: ${anew.presented.toFixed(1)} frames/s, ${anew.slowedMs.toFixed(1)} ms a frame`);
  measured.push({ limit: limits.beside, measured: anew.slowedMs / moved.slowedMs });
} finally {
  await browser.close();
  await app.stop();
}
printLoad();
process.exitCode = judge(measured);
