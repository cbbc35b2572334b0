import { defineConfig } from '@playwright/test';
import { phone } from './support/phone';

/**
 * Journeys in Chromium at phone size. No retries: a journey that passes only sometimes is a failure.
 * `WORKERS` sets how many run at once; each has a browser and a local network of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: Number(process.env.WORKERS ?? 1),
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { ...phone, screenshot: 'only-on-failure' },
});
