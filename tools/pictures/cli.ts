/**
 * Makes the pictures of the product again: `npm run pictures`. They are drawn by a browser from `shell/public/icon.svg` and
 * from the front page of the built app, so run it when one of these looks different.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startLocalnet } from '@rainbow-rabbit/localnet';
import { treeRoot } from '../build/workspace';
import { defaultAppFolder } from '../release/default-app-folder';
import { findBrowser } from '../run/browser.mjs';
import { type Picture, pictures, squareSign } from './pictures';

const folder = path.join(treeRoot, 'shell/public');
const sign = readFileSync(path.join(folder, 'icon.svg'), 'utf8');

async function drawSign(page: Page, svg: string): Promise<void> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block; inline-size: 100vw }</style>${svg}`);
}

/** Opens the front page as a picture: without what only a visitor needs. */
async function drawFrontPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.addStyleTag({ content: 'header div > div, main a, main a ~ p { visibility: hidden }' });
}

async function draw(
  browser: Browser,
  { drawing, width, height, scale = 1, file }: Picture,
  url: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: Math.round(width / scale), height: Math.round(height / scale) },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  if (drawing === 'front-page') await drawFrontPage(page, url);
  else await drawSign(page, drawing === 'sign' ? sign : squareSign(sign));
  await page.screenshot({ path: path.join(folder, file), omitBackground: true, animations: 'disabled' });
  process.stdout.write(`${file}: ${statSync(path.join(folder, file)).size} bytes\n`);
}

const localnet = await startLocalnet({ memory: true, app: defaultAppFolder, port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const picture of pictures) await draw(browser, picture, localnet.url);
} finally {
  await browser.close();
  await localnet.stop();
}
