import type { Page } from '@playwright/test';
import { expect, test } from './support';

/** Serves a page of the app's own origin that shows the app in a frame, without the headers that forbid it. */
async function frameApp(page: Page, base: string): Promise<void> {
  await page.route(base, async (route) => {
    const response = await route.fetch();
    const {
      'content-security-policy': _policy,
      'x-frame-options': _options,
      ...headers
    } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route(`${base}framing.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><iframe src="./#/vibe" width="800" height="600"></iframe>',
    }),
  );
}

test('inside a frame the app does not start, and offers to open by itself', async ({ page, localnet }) => {
  const base = new URL('./', localnet.url).href;
  await frameApp(page, base);
  await page.goto('./framing.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'This page shows the app in a frame' })).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open the app by itself' }).click();
  const app = await opened;
  await expect(app).toHaveURL(`${base}#/vibe`);
  await expect(app.getByRole('heading', { name: 'Demo Garden Party' })).toBeVisible();
});
