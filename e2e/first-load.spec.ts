import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './support';
import { noteFirstScripts } from './support/first-scripts';

/**
 * Scripts that the front page may need until it can be used, in bytes at the best brotli level (docs/product 9.81).
 */
const mostBytes = 138_400;
const mostRequests = 3;

test('the front page can be used after at most 138.4 kB of scripts in at most 3 requests', async ({
  page,
}) => {
  const firstScripts = await noteFirstScripts(page);
  await page.goto('.');
  const scripts = await firstScripts();
  await expect(page.getByRole('main').getByRole('link', { name: 'Play' })).toBeEnabled();
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  // The app itself, its messages and the page.
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect(scripts.length).toBeLessThanOrEqual(mostRequests);
});
