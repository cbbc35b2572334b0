import { defineConfig } from '@playwright/test';
import { phone } from './support/phone';

/**
 * Journeys in Chromium at phone size. No retries: a journey that passes only sometimes is a failure.
 * Three files run at once, or as many as `WORKERS` says; each worker has a browser and a local network of its own.
 * A worker keeps half a core busy and waits for the rest: three fill two cores.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: Number(process.env.WORKERS ?? 3),
  retries: 0,
  forbidOnly: true,
  // Generous, since three journeys share a machine that may be busy; a condition that is met ends a wait at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...phone, screenshot: 'only-on-failure' },
});
