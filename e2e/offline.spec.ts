import type { Locator, Page } from '@playwright/test';
import { createTestPlayer } from '@rainbow-rabbit/localnet';
import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { type Place, places } from '../remotes/game/src/places/places';
import en from '../shell/locales/en.json' with { type: 'json' };
import { answers, approve, becomePlayer, codeIn, openTab, ownCode, typeCode } from './game/phone-player';
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

const titled = (name: string) => (page: Page) => page.getByRole('heading', { name });

/** The sign of each screen without network: of a player, some lead on to the own rabbit. */
const signs: Readonly<Record<Place, (page: Page) => Locator>> = {
  welcome: ownCode,
  wallet: ownCode,
  keyfile: titled('Keep your wallet safe'),
  register: ownCode,
  me: ownCode,
  catches: titled('Who scanned you'),
  scan: (page) => page.getByText('Looking for QR code...'),
  leaderboard: (page) => page.getByText(/^My place/),
  question: titled('Find the key to answer'),
  ending: titled('The game goes on'),
  about: titled('About the game'),
};

test('without network, every screen of the game comes back after a reload', async ({
  page,
  hall,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  const elder = await createTestPlayer(hall.url, { nickname: 'Elder' });
  await becomePlayer(page, 'Chicory');
  const decoder = expect.stringMatching(/\.wasm$/);
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(['/', decoder]));
  const code = codeIn(elder.linkAt(Date.now(), ''));

  await page.context().setOffline(true);
  await hall.stop();
  for (const place of places) {
    await page.goto(`/#/rabbit/demo${place === 'welcome' ? '' : `/${place}`}`);
    await page.reload();
    await expect(signs[place](page), place).toBeVisible();
  }

  await page.clock.install();
  await page.goto('/#/rabbit/demo/me');
  await page.reload();
  const typed = page.locator('p', { hasText: 'They can type:' }).locator('code');
  const before = await typed.innerText();
  await page.clock.fastForward(slotMs);
  await expect(typed).not.toHaveText(before);
  await expect(ownCode(page)).toBeVisible();

  await page.goto('/#/rabbit/demo/scan');
  await typeCode(page, code);
  await approve(page, answers.collectThis);
  await expect(page.getByText('Kept, will be sent: one scan')).toBeVisible();
});
