import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './support';

/**
 * Scripts that the front page may need until it can be used, in bytes at the best brotli level (docs/product.md 9.81).
 */
const mostBytes = 125_000;
const mostRequests = 3;

test('the front page can be used after at most 125 kB of scripts in at most 3 requests', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play' })).toBeEnabled();
  const untilUsable = [...scripts];
  const bodies = await Promise.all(untilUsable.map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect(untilUsable.length).toBeLessThanOrEqual(mostRequests);
});
