import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveApp } from '../../e2e/federation/app-server';
import { phone } from '../../e2e/support/phone';
import { findBrowser } from '../../tools/run/browser.mjs';
import { patient } from './patient';

/** Selects the parts that plain HTML does without: scripts with the data that they read, policies, and hidden elements. */
const dropped = 'script, noscript, [http-equiv], link[as="script"], #root [hidden], .rr-skeleton';

/** Opens a page of the app without its bundle, and returns what is drawn then as plain HTML, with the app's style sheet. */
async function drawnPage(folder: string, route: string): Promise<string> {
  const server = await serveApp({ folder });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = patient(await browser.newPage({ ...phone, serviceWorkers: 'block' }));
    await page.route(/\/main\.\w+\.js$/, (request) => request.abort());
    await page.goto(server.url + route);
    await page.locator('main h1').first().waitFor();
    return await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
      return `<!doctype html>\n${document.documentElement.outerHTML}`;
    }, dropped);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Copies an app, with one of its pages as plain HTML in place of its `index.html`.
 * @param route the fragment of the page's address
 * @returns a folder, which the caller removes
 */
export async function plainPageFolder(appFolder: string, route: string): Promise<string> {
  const html = await drawnPage(appFolder, route);
  const folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-plain-'));
  cpSync(appFolder, folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), html);
  return folder;
}
