import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { forkLocalnet, type LocalnetUnderTest } from '../support/localnet';
import type { Problems } from '../support/problems';
import { seeded } from './begin-run';
import { startChromium } from './drivers/chromium';
import { collectProblems, type Engine, type EngineName, type EngineOptions } from './drivers/engine';
import { startFirefox } from './drivers/firefox';
import { startWebKit } from './drivers/webkit';
import { type EnginePhone, holdPhone } from './engine-phone';
import { type Hall, openHall } from './hall';

const starts: Record<EngineName, (options: EngineOptions) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

export interface EngineFixtures {
  engine: EngineName;
  localnet: LocalnetUnderTest;
  started: Engine & ReturnType<typeof collectProblems>;
}

interface TestFixtures {
  hall: Hall;
  /** The number of a demo ticket that no other journey uses. */
  ticket: number;
  phone: EnginePhone;
  problems: Problems;
}

/** Playwright's runner with a phone of one engine in a hall; the engine is the project's. */
export const test = base.extend<TestFixtures, EngineFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  localnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const localnet = await forkLocalnet({ also: seeded });
      await use(localnet);
      await localnet.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  started: [
    async ({ engine }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `rainbow-rabbit-${engine}-`));
      const collected = collectProblems();
      const started = await starts[engine]({ folder, report: collected.report });
      await use({ ...started, ...collected });
      await started.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  problems: async ({ started }, use) => use(started.problems),

  hall: async ({ localnet }, use) => {
    const hall = await openHall(localnet.url);
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
