/**
 * Measures the meme maker on a phone's screen with the page's thread slowed four times: the frames of a layer that is moved and
 * of one that is resized, beside a plain canvas that draws all of it anew each time; and what entering it costs. Run:
 * `npm run bench -- meme`.
 *
 * Frames are judged twice. Those that were presented in fact are counted while the DevTools protocol slows the page; other work
 * of the machine takes some of them. The time that the page's own thread needs for each is measured at full speed and taken four
 * times over, since that slowing counts other work in as well. Each is the median of some rounds.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AppServer, serveApp } from '../e2e/federation/app-server';
import { phone } from '../e2e/support/phone';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge, type Measurement } from './judging/judge';
import { median } from './judging/median';
import { driveFrames } from './meme/drive-frames';
import { openPlainMeme } from './meme/plain-meme';
import { printLoad } from './visits/visit-in-turn';

const slowdown = 4;
const measuredFrames = 120;
const rounds = 3;
/** The page's own work after its start: later parts of the app come meanwhile. */
const settledAfterMs = 8000;

/** docs/product.md 9.227. */
const limits = {
  bytes: {
    name: 'entering the meme maker',
    unit: 'bytes of its code, scenes and texts (brotli)',
    atMost: 40_000,
    reason: 'a meme begins on mobile data',
  },
  presented: { unit: 'frames a second that are presented', atLeast: 55, reason: 'less is seen' },
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
  await page.waitForTimeout(settledAfterMs);
}

/** Frames of a gesture: presented while the page is slowed, and the milliseconds of its thread that each would then need. */
interface GestureFrames {
  presented: number;
  slowedMs: number;
}

/** Holds a part of the page with the mouse, and moves it in every frame for some seconds. */
async function drag(browser: Browser, page: Page, held: string, stage: string): Promise<GestureFrames> {
  const cdp = await page.context().newCDPSession(page);
  await page.locator(held).first().scrollIntoViewIfNeeded();
  // The art above the page moves when it comes into sight.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const box = await page.locator(held).first().boundingBox();
  if (!box) throw new Error(`There is no ${held}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const [presented, slowedMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    slowedMs.push(slowdown * (await driveFrames(browser, page, stage, measuredFrames)).threadMs);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    presented.push((await driveFrames(browser, page, stage, measuredFrames)).framesPerSecond);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await page.mouse.up();
  await cdp.detach();
  return { presented: median(presented), slowedMs: median(slowedMs) };
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

const fresh = (browser: Browser) =>
  browser.newContext({ ...phone, hasTouch: false, isMobile: false, serviceWorkers: 'block' });

await buildApp();
const app = await serveApp({ folder: defaultAppFolder, quality: 11 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const measured: Measurement[] = [];
const show = (name: string, { presented, slowedMs }: GestureFrames) =>
  console.log(
    `${name.padEnd(12)} ${presented.toFixed(1).padStart(6)} frames/s presented ${slowedMs.toFixed(1).padStart(7)} ms of the page’s thread a frame, four times over`,
  );
/** Judges a gesture; the screen shows no more than 60 frames. */
const judged = (name: string, { presented, slowedMs }: GestureFrames): Measurement[] => [
  { limit: { ...limits.presented, name }, measured: presented },
  { limit: { ...limits.allowed, name }, measured: Math.min(60, 1000 / slowedMs) },
];

try {
  const context = await fresh(browser);
  const page = await context.newPage();
  measured.push({ limit: limits.bytes, measured: await bytesToEnter(page, app) });
  await fillMeme(page);
  measured.push({ limit: limits.resting, measured: await framesAtRest(page) });
  const stage = 'div:has(> canvas[role=img])';
  const caption = page.locator('button[data-layer="1"]');
  // The chosen layer has the handles.
  await caption.focus();
  const placeOf = async () => JSON.stringify(await caption.boundingBox());
  const places = [await placeOf()];
  const moved = await drag(browser, page, 'button[data-layer="1"]', stage);
  show('moved', moved);
  places.push(await placeOf());
  const resized = await drag(browser, page, '[data-layer][data-corner="3"]', stage);
  show('resized', resized);
  places.push(await placeOf());
  if (new Set(places).size !== places.length) throw new Error('The caption has not moved');
  await context.close();

  const plain = await fresh(browser);
  const other = await plain.newPage();
  await openPlainMeme(other);
  const anew = await drag(browser, other, 'canvas', 'canvas');
  show('drawn anew', anew);
  await plain.close();
  measured.push(...judged('moving a caption', moved), ...judged('resizing a caption', resized), {
    limit: limits.beside,
    measured: anew.slowedMs / moved.slowedMs,
  });
} finally {
  await browser.close();
  await app.stop();
}
printLoad();
process.exitCode = judge(measured);
