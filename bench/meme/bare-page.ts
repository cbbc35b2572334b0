import type { Page } from '@playwright/test';

/** Selects the canvas of a bare page. */
export const bareCanvas = 'canvas';

/** Opens a page that draws one small square anew at each move: its lost frames are the machine's. */
export async function openBarePage(page: Page): Promise<void> {
  await page.route('http://bare.invalid/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>bare</title><link rel="icon" href="data:,"><canvas width="8" height="8">',
    }),
  );
  await page.goto('http://bare.invalid/');
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    canvas?.addEventListener('pointermove', ({ clientX }) => {
      requestAnimationFrame(() => {
        if (!context) return;
        context.fillStyle = `hsl(${Math.round(clientX * 40) % 360} 70% 60%)`;
        context.fillRect(0, 0, 8, 8);
      });
    });
  });
}
