import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { AoMode } from '@rainbow-rabbit/localnet';
import { expectAccessible } from './accessibility';
import { type CameraView, cameraOf } from './camera';
import { launchOptionsFor } from './chromium';
import { forkLocalnet, type LocalnetUnderTest } from './localnet';
import type { WorkerEnd } from './once-per-worker';
import { prepareKeys } from './prepared-keys';
import { printScreenIfFailed } from './print-screen';
import { type Problems, watchForProblems } from './problems';

interface TestFixtures {
  /** False where a page is to make its wallets' keys itself, which takes seconds each. */
  hasPreparedKeys: boolean;
  /** The scene before the phones' cameras. */
  camera: CameraView;
  /** Unexpected console output, uncaught errors and failed requests end the test as failed unless allowed here. */
  problems: Problems;
  /**
   * Fails a test that leaves a context open: its pages would go on in the tests after it, and a camera that is open
   * keeps its scene.
   */
  contextsClosed: undefined;
  /** Lets the browser's pages take prepared keys for their wallets. */
  keysPrepared: undefined;
  /** Opens another phone: a page in a context of its own, with nothing stored by default, closed after the test. */
  openPhone: (options?: BrowserContextOptions) => Promise<Page>;
  /** Expects that axe finds nothing serious or critical on a page. */
  axe: (page?: Page) => Promise<void>;
}

export interface WorkerFixtures {
  /** The units that the local network names: an option of the projects in `playwright.config.ts`. */
  aoMode: AoMode;
  /**
   * A seeded local network that serves the built app; pages' relative URLs point at it. Tests of a worker share it,
   * each with players of its own; a test that changes the event itself starts another with `forkLocalnet`.
   */
  localnet: LocalnetUnderTest;
  cameraFile: string;
  /** Takes what is to be undone at the end of the worker, see `oncePerWorker`. */
  workerEnd: WorkerEnd;
}

/** Closes contexts. An answer that one of them still alters goes nowhere: that is no fault of the test. */
async function closeAll(contexts: readonly BrowserContext[]): Promise<void> {
  const altering = contexts.flatMap((context) => [context, ...context.pages()]);
  await Promise.all(altering.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(contexts.map((context) => context.close()));
}

/** Playwright's `test` with a local network, a camera, a second phone, axe and a guard against problems. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cameraFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-camera-'));
      await use(join(folder, 'camera.y4m'));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  aoMode: ['legacy', { option: true, scope: 'worker' }],

  localnet: [
    async ({ aoMode }, use) => {
      const localnet = await forkLocalnet({ ao: aoMode });
      await use(localnet);
      await localnet.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  workerEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const undos: (() => unknown)[] = [];
      await use({ add: (undo) => undos.push(undo) });
      for (const undo of undos.reverse()) await undo();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  launchOptions: [
    async ({ launchOptions, cameraFile }, use) => {
      const { args, ...options } = launchOptionsFor(cameraFile);
      await use({ ...options, ...launchOptions, args: [...args, ...(launchOptions.args ?? [])] });
    },
    { scope: 'worker' },
  ],

  hasPreparedKeys: [true, { option: true }],

  problems: [
    async ({ browser }, use) => {
      const { problems, stop } = watchForProblems(browser);
      await use(problems);
      stop();
      expect(problems.unexpected().join('\n'), 'problems in the browser').toBe('');
    },
    { auto: true },
  ],

  keysPrepared: [
    async ({ browser, hasPreparedKeys }, use) => {
      // A context that is closed at once needs no key.
      const prepare = (context: BrowserContext) => void prepareKeys(context).catch(() => undefined);
      if (hasPreparedKeys) browser.on('context', prepare);
      await use(undefined);
      browser.off('context', prepare);
    },
    { auto: true },
  ],

  contextsClosed: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      const leftOpen = browser.contexts().filter((context) => !before.includes(context));
      await closeAll(leftOpen);
      expect(leftOpen.length, 'contexts that the test left open').toBe(0);
    },
    { auto: true },
  ],

  baseURL: async ({ localnet }, use) => use(localnet.url),

  camera: [
    async ({ cameraFile }, use) => {
      const camera = cameraOf(cameraFile);
      await camera.showNothing();
      await use(camera);
    },
    { auto: true },
  ],

  page: async ({ page }, use, testInfo) => {
    await use(page);
    await printScreenIfFailed(page, testInfo);
  },

  openPhone: async ({ browser }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    for (const page of contexts.flatMap((context) => context.pages())) {
      await printScreenIfFailed(page, testInfo);
    }
    await closeAll(contexts);
  },

  axe: async ({ page }, use) => use((other = page) => expectAccessible(other)),
});
