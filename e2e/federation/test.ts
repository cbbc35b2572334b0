import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { treeRoot } from '../../tools/build/workspace';
import { defaultAppFolder } from '../../tools/release/default-app-folder';
import { test as base, oncePerWorker, type WorkerEnd } from '../support';
import { type AppServer, serveApp } from './app-server';
import { buildChangedArea, buildNewArea, type Change } from './changed-area';

interface FederationFixtures {
  /** Builds the developer-bot area with changes, each set of changes once in a worker; returns the dist folder. */
  buildDevbot: (...changes: Change[]) => string;
  /** Path at which the app is served. */
  basePath: string;
  /** A folder of this test's own, inside the tree. */
  scratch: string;
  /** A copy of the built app, to release to and to break. */
  appFolder: string;
  app: AppServer;
  /** Builds an area of that name as the generator writes it; returns the dist folder. */
  buildNew: (name: string, files?: Readonly<Record<string, string>>) => string;
  /** Opens a route of the app. */
  open: (route: string) => Promise<void>;
}

const devbotBuilder = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const folder = makeScratch();
  workerEnd.add(() => rmSync(folder, { recursive: true }));
  const built = new Map<string, string>();
  return (...changes: Change[]) => {
    const key = JSON.stringify(changes.map(({ file, from, to }) => [file, String(from), to]));
    const dist = built.get(key) ?? buildChangedArea(folder, 'devbot', changes);
    built.set(key, dist);
    return dist;
  };
});

/** Tests of shell and areas: a copy of the built app on a server that breaks on demand. No ledger is needed. */
export const federationTest = base.extend<FederationFixtures>({
  // No local network: these pages get their URL from `app`.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(undefined),

  // The worker that keeps the app is part of it.
  serviceWorkers: 'allow',

  basePath: ['/', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  scratch: async ({}, use) => {
    const folder = makeScratch();
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  appFolder: async ({ scratch }, use) => {
    const folder = path.join(scratch, 'app');
    cpSync(defaultAppFolder, folder, { recursive: true });
    await use(folder);
  },

  buildDevbot: async ({ workerEnd }, use) => use(await devbotBuilder({ workerEnd })),

  buildNew: async ({ scratch }, use) => use((name, files) => buildNewArea(scratch, name, files)),

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

/** Makes a folder inside the tree, where packages are found. */
function makeScratch(): string {
  const results = path.join(treeRoot, 'test-results');
  mkdirSync(results, { recursive: true });
  return mkdtempSync(path.join(results, 'federation-'));
}

/** Moves within the app, without loading the page anew. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
}
