import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { treeRoot } from '../../tools/build/workspace';
import { defaultAppFolder } from '../../tools/release/app-folder';
import { test as base } from '../support';
import { type AppServer, serveApp } from './app-server';
import { buildChangedArea, buildNewArea, type Change } from './changed-area';

interface FederationFixtures {
  /** Path at which the app is served. */
  basePath: string;
  /** A folder of this test's own, inside the tree. */
  scratch: string;
  /** A copy of the built app, to release to and to break. */
  appFolder: string;
  app: AppServer;
  /** Builds the developer-bot area with changes; returns the dist folder. */
  buildDevbot: (...changes: Change[]) => string;
  /** Builds an area of that name as the generator writes it; returns the dist folder. */
  buildNew: (name: string) => string;
  /** Opens a route of the app. */
  open: (route: string) => Promise<void>;
}

/** Tests of shell and areas: a copy of the built app on a server that breaks on demand. No ledger is needed. */
export const test = base.extend<FederationFixtures>({
  // No local network: these pages get their URL from `app`.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(undefined),

  basePath: ['/', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  scratch: async ({}, use) => {
    const results = path.join(treeRoot, 'test-results');
    mkdirSync(results, { recursive: true });
    const folder = mkdtempSync(path.join(results, 'federation-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  appFolder: async ({ scratch }, use) => {
    const folder = path.join(scratch, 'app');
    cpSync(defaultAppFolder, folder, { recursive: true });
    await use(folder);
  },

  buildDevbot: async ({ scratch }, use) => use((...changes) => buildChangedArea(scratch, 'devbot', changes)),

  buildNew: async ({ scratch }, use) => use((name) => buildNewArea(scratch, name)),

  app: async ({ appFolder, basePath }, use) => {
    const server = await serveApp({ folder: appFolder, base: basePath });
    await use(server);
    await server.stop();
  },

  // The server outlives the pages: a browser asks for icons as late as it likes.
  // biome-ignore lint/correctness/noUnusedFunctionParameters: naming `app` sets the order.
  context: async ({ app, context }, use) => use(context),

  open: async ({ page, app }, use) =>
    // Not until everything is loaded: what hangs never is.
    use(async (route) => void (await page.goto(`${app.url}#${route}`, { waitUntil: 'commit' }))),
});

/** Moves within the app, without loading the page anew. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
}
