import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { phone } from '../support';
import { ownNetworkTest } from './own-network';

/** A phone with a browser of its own, which can be closed and opened again. */
interface OwnBrowser {
  /** Opens the browser with what it kept. Returns its one page, which is blank. */
  open(): Promise<Page>;
  close(): Promise<void>;
}

/** `test` in a local network of each test's own, with a phone whose whole browser can be closed. */
export const ownBrowserTest = ownNetworkTest.extend<{ ownBrowser: OwnBrowser }>({
  ownBrowser: async ({ playwright, launchOptions, baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-browser-'));
    const contexts: BrowserContext[] = [];
    const close = async () => {
      for (const context of contexts.splice(0)) await context.close();
    };
    await use({
      open: async () => {
        const options = { ...launchOptions, ...phone, baseURL };
        const context = await playwright.chromium.launchPersistentContext(folder, options);
        contexts.push(context);
        return context.pages()[0] ?? context.newPage();
      },
      close,
    });
    await close();
    await rm(folder, { recursive: true });
  },
});
