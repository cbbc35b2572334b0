import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../../tools/run/browser.mjs';

export interface ExtensionSettings {
  /** The name by which pages know it; Wander's is still 'ArConnect'. */
  walletName: string;
  /** Time from the page's beginning until it shows itself; null: the test shows it by `showExtension`. */
  delayMs: number | null;
  /** URL of the account behind it. */
  account: string;
}

/** Lets an extension show itself that waits for the test. */
export const showExtension = (page: Page, walletName: string): Promise<void> =>
  page.evaluate((name) => void dispatchEvent(new Event(`show ${name}`)), walletName);

const source = (...path: string[]) => join(import.meta.dirname, ...path);

/** Puts an extension together in a folder of its own. */
async function placeExtension(folder: string, settings: ExtensionSettings): Promise<void> {
  await cp(source('wander-extension'), folder, { recursive: true });
  const modules = await Promise.all(
    ['account-client.js', 'play-wander.js'].map((file) => readFile(source(file), 'utf8')),
  );
  // A content script is no module: what modules export stays inside of a function.
  const script = [
    '(() => {',
    ...modules.map((text) => text.replace('export ', '')),
    `playWander(${JSON.stringify(settings)}, askAccount);`,
    '})();',
  ];
  await writeFile(join(folder, 'content.js'), script.join('\n'));
}

/** A browser with unpacked extensions in it, loaded in the order given. */
export async function openWithExtensions(
  extensions: readonly ExtensionSettings[],
  { args = [], ...options }: LaunchOptions & Pick<BrowserContextOptions, 'baseURL' | 'hasTouch' | 'isMobile'>,
): Promise<{ context: BrowserContext; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-extensions-'));
  const places = extensions.map((_, index) => join(folder, `extension-${index}`));
  await Promise.all(extensions.map((settings, index) => placeExtension(places[index] ?? '', settings)));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    // Only the whole Chromium has extensions.
    executablePath: findBrowser(),
    locale: 'en-US',
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...args, `--disable-extensions-except=${places}`, `--load-extension=${places}`],
  });
  return {
    context,
    stop: async () => {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
