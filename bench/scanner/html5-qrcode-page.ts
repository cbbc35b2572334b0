import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

declare const Html5Qrcode: new (
  id: string,
) => {
  start(
    camera: { facingMode: string },
    config: undefined,
    onRead: (text: string) => unknown,
    onNothing: () => unknown,
  ): Promise<null>;
};

const script = createRequire(import.meta.url).resolve('html5-qrcode/html5-qrcode.min.js');
const html = `<!doctype html><html lang="en"><title>html5-qrcode</title><link rel="icon" href="data:,">
<div id="reader" style="width: 390px"></div><script src="/html5-qrcode.min.js"></script></html>`;

/** Scans with html5-qrcode as it comes, on a page of the same origin; each of its callbacks is a look. */
export async function openHtml5QrcodePage(page: Page): Promise<void> {
  await page.route('**/html5-qrcode.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route('**/html5-qrcode.min.js', (route) => route.fulfill({ path: script }));
  await page.goto('/html5-qrcode.html');
  await page.evaluate(() =>
    new Html5Qrcode('reader').start(
      { facingMode: 'environment' },
      undefined,
      (text) => window.watched?.looks.push({ atMs: performance.now(), text }),
      () => window.watched?.looks.push({ atMs: performance.now() }),
    ),
  );
}
