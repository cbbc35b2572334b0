import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type PushService, startPushService } from '@rainbow-rabbit/localnet';
import { forkLocalnet, type LocalnetUnderTest } from '../support/localnet';
import type { Problems } from '../support/problems';
import { seeded } from './begin-run';
import { collectProblems, type Engine, type EngineName } from './drivers/engine';
import { startEngine } from './drivers/start-engine';
import { type EnginePhone, holdPhone } from './engine-phone';
import { type Hall, openHall } from './hall';

export interface EngineFixtures {
  engine: EngineName;
  localnet: LocalnetUnderTest;
  push: PushService;
  started: Engine & ReturnType<typeof collectProblems>;
}

interface TestFixtures {
  /** The network behind the hall: of a worker, or of one test. */
  network: LocalnetUnderTest;
  hall: Hall;
  /** The number of a demo ticket that no other journey uses. */
  ticket: number;
  phone: EnginePhone;
  problems: Problems;
}

/** Lends a network of the seeded state, and stops it afterwards. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
const forked = async ({}, use: (network: LocalnetUnderTest) => Promise<void>): Promise<void> => {
  const network = await forkLocalnet({ also: seeded });
  await use(network);
  await network.stop();
};

/** Playwright's runner with a phone of one engine in a hall; the engine is the project's. */
export const test = base.extend<TestFixtures, EngineFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  localnet: [forked, { scope: 'worker', timeout: 300_000 }],

  push: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],

  started: [
    async ({ engine, push }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `rainbow-rabbit-${engine}-`));
      const collected = collectProblems();
      const started = await startEngine[engine]({
        ...{ folder, report: collected.report, pushUrl: push.socketUrl },
      });
      await use({ ...started, ...collected });
      await started.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  problems: async ({ started }, use) => use(started.problems),

  network: ({ localnet }, use) => use(localnet),

  hall: async ({ network }, use) => {
    const hall = await openHall(network.url);
    await use(hall);
    await hall.stop();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  ticket: ({}, use, { repeatEachIndex }) => use(100 + repeatEachIndex),

  phone: async ({ started, hall, problems }, use, info) => {
    started.clear();
    const page = await started.openPage();
    await use(holdPhone(page, hall.url));
    if (info.status !== info.expectedStatus) {
      const shown = await page.evaluate(() => `${location.href}\n${document.body.innerText}`).catch(String);
      // The list of a run cuts what it prints of an attachment, and keeps the file.
      const file = info.outputPath('shown.txt');
      await writeFile(file, shown);
      await info.attach('what the page shows', { path: file, contentType: 'text/plain' });
    }
    await page.close();
    expect(problems.unexpected().join('\n'), 'problems in the browser').toBe('');
  },
});

/** `test` on a network of each test's own, whose clock may go ahead and whose event may end. */
export const ownNetworkTest = test.extend({
  network: [forked, { scope: 'test', timeout: 300_000 }],
});
