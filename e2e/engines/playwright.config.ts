import { defineConfig } from '@playwright/test';
import { engineNames } from './drivers/engine';
import type { EngineFixtures } from './test';

/**
 * Runs each journey in every engine, without retries. An engine is a project with one worker, which has a browser and a local network of its
 * own: engines run side by side, the journeys of one engine after each other.
 */
export default defineConfig<object, EngineFixtures>({
  testDir: '.',
  globalSetup: './begin-run.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: false,
  workers: engineNames.length,
  retries: 0,
  forbidOnly: true,
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: engineNames.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
});
