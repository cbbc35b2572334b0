import en from '../shell/locales/en.json' with { type: 'json' };
import { becomePlayer, openTab, ownCode } from './game/phone-player';
import { test as base, expect, forkLocalnet, keptFiles } from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** A network of this test's own, which it can switch off. */
const test = base.extend<{ hall: LocalnetUnderTest }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  hall: async ({}, use) => {
    const hall = await forkLocalnet();
    await use(hall);
    await hall.stop();
  },
  baseURL: async ({ hall }, use) => use(hall.url),
});

test('after one visit the app opens without network: front page, own rabbit and scanner', async ({
  page,
  hall,
  camera,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  await becomePlayer(page, 'Oxeye');
  const registry = await page.evaluate(async () => (await fetch('areas.json')).json());
  const build = `/${registry.areas.game.manifest.replace('area.json', '')}`;
  const needed = ['/', '/areas.json', '/network.json', `${build}area.js`, `${build}decode-worker.js`];
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(needed));
  const decoder = expect.stringMatching(/\.wasm$/);
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([decoder]));

  await page.context().setOffline(true);
  await hall.stop();
  await page.reload();
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  await camera.showText('https://example.org/menu');
  const decoderCame = page.waitForResponse(/\.wasm$/);
  await page.reload();
  expect((await decoderCame).fromServiceWorker()).toBe(true);
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
  await page.goto('/#/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: en['front.title'] })).toBeVisible();
});
