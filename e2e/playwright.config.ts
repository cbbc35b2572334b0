import { defineConfig } from '@playwright/test';
import { phone, quietPhone } from './support/phone';
import type { WorkerFixtures } from './support/test';

/**
 * The files that take longest, by what they test: they begin first, since the last one to begin ends alone. Those with the tag
 * `@hyperbeam` begin as early in the project of that name, on a phone whose pictures move.
 */
const longest = ['arcade', 'routes', 'scanner', 'staff-console', 'stillness', 'wander'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Journeys in Chromium at phone size. No retries: a journey that passes only sometimes is a failure.
 * Four files run at once, or as many as `WORKERS` says; each worker has a browser and a local network of its own.
 * A worker keeps half a core busy and waits for the rest: four fill two cores. A test with the tag `@hyperbeam` runs twice: the
 * second time on a local network whose `network.json` names a HyperBEAM node, and on a phone whose pictures move, like the longest files.
 */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  // Journeys in three engines have a configuration of their own.
  testIgnore: '**/e2e/engines/**',
  globalSetup: './support/begin-run.ts',
  outputDir: '../test-results/e2e',
  workers: Number(process.env.WORKERS ?? 4),
  retries: 0,
  forbidOnly: true,
  // Generous, since four journeys share a machine that may be busy; a condition that is met ends a wait at once. A machine was
  // seen that is three times as slow as another one, and the longest journey takes four minutes on that.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { ...phone, actionTimeout: 150_000, navigationTimeout: 150_000, screenshot: 'only-on-failure' },
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'hyperbeam', testMatch: '**/*.spec.ts', grep: /@hyperbeam/, use: { aoMode: 'hyperbeam' } },
    {
      name: 'others',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/e2e/engines/**', ...longest],
      use: quietPhone,
    },
  ],
});
