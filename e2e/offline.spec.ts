import type { Locator, Page } from '@playwright/test';
import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import ofConsoles from '../parts/locales/console/en.json' with { type: 'json' };
import staff from '../remotes/game/locales/staff/en.json' with { type: 'json' };
import { type Place, places } from '../remotes/game/src/places/places';
import { sectionNames } from '../remotes/game/src/staff/session/console-paths';
import en from '../shell/locales/en.json' with { type: 'json' };
import { hold } from './first-view/hold';
import { answers, approve, becomePlayer, codeIn, openTab, ownCode, typeCode } from './game/phone-player';
import { act, signIn } from './staff/console';
import {
  test as base,
  createTestPlayer,
  expect,
  forkLocalnet,
  keptFiles,
  reloadPage,
  sharedKeys,
} from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** A network of this test's own, which it can switch off, and a worker that keeps the app. */
const test = base.extend<{ hall: LocalnetUnderTest }>({
  serviceWorkers: 'allow',
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
  openPhone,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  await becomePlayer(page, 'Oxeye');
  // This visit began in the game; another one shows which files the front page consists of.
  const other = await openPhone();
  await other.goto('/');
  await expect(other.getByText(/^complete rainbows?$/i)).toBeVisible();
  await other.waitForLoadState('networkidle');
  const front = (await loadedFiles(other)).filter((path) => path.startsWith('/static/'));
  const registry = await page.evaluate(async () => (await fetch('areas.json')).json());
  const build = `/${registry.areas.game.manifest.replace('area.json', '')}`;
  const needed = [
    '/',
    '/areas.json',
    '/network.json',
    ...front,
    `${build}area.js`,
    `${build}decode-worker.js`,
  ];
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(needed));
  const decoder = expect.stringMatching(/\.wasm$/);
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([decoder]));

  await page.context().setOffline(true);
  await hall.stop();
  await reloadPage(page);
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await expect(page.getByText('Looking for QR code...')).toBeVisible();
  await camera.showText('https://example.org/menu');
  const decoderCame = page.waitForResponse(/\.wasm$/);
  await reloadPage(page);
  expect((await decoderCame).fromServiceWorker()).toBe(true);
  await expect(page.getByText('This QR code is not a rabbit.')).toBeVisible();
  await page.goto('/#/');
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: en['front.title'] })).toBeVisible();
  expect(await installable(page)).toEqual({ errors: [], missing: [] });
});

test('a file that was asked for before the worker came is kept, however late it arrives', async ({
  page,
}) => {
  const { areas } = await (await page.request.get('/areas.json')).json();
  const late = `/${areas.game.manifest.replace('area.json', 'area.js')}`;
  const arrive = await hold(page, (path) => path === late);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate((path) => void fetch(path), late);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // All that the page loaded before is kept, so the worker has been notified of it.
  const early = (await loadedFiles(page)).filter((path) => path.startsWith('/static/js/'));
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(early));
  expect(await keptFiles(page)).not.toContain(late);
  arrive();
  await expect.poll(() => keptFiles(page)).toContain(late);
});

/** Returns the browser's errors with the web manifest, and those icons that the page names but can't show. */
async function installable(page: Page): Promise<{ errors: readonly unknown[]; missing: readonly string[] }> {
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  const missing = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"], link[rel$="icon"]');
    const asked = [...links].map(async ({ href }) =>
      (await fetch(href).catch(() => undefined))?.ok ? [] : [href],
    );
    return (await Promise.all(asked)).flat();
  });
  return { errors, missing };
}

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
  await allKept(page);
  const elm = await createTestPlayer(hall.url, { nickname: 'Elm' });

  await page.context().setOffline(true);
  await hall.stop();
  for (const place of places) {
    await page.goto(`/#/rabbit/demo${place === 'welcome' ? '' : `/${place}`}`);
    await reloadPage(page);
    await expect(signs[place](page), place).toBeVisible();
  }

  await page.clock.install();
  await page.goto('/#/rabbit/demo/me');
  await reloadPage(page);
  const typed = page.locator('p', { hasText: 'They can type:' }).locator('code');
  const before = await typed.innerText();
  await page.clock.fastForward(slotMs);
  await expect(typed).not.toHaveText(before);
  await expect(ownCode(page)).toBeVisible();

  await page.goto('/#/rabbit/demo/scan');
  await typeCode(page, codeIn(elder.linkAt(Date.now(), '')));
  await approve(page, answers.collectThis);
  await expect(page.getByText('Kept, will be sent: one scan')).toBeVisible();

  // The phone's own camera opens a rabbit's link, which is another load of the page.
  await page.goto('about:blank');
  await page.goto(`/#/r/${codeIn(elm.linkAt(Date.now(), ''))}`);
  await approve(page, answers.collectThis);
  await expect(page.getByText('Kept, will be sent: 2 scans')).toBeVisible();
});

test('without network, the staff console opens in every section, and no typed word is lost', async ({
  page,
  hall,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  const [demo] = hall.events;
  if (!demo) throw new Error('The local network has no event');
  await signIn(page, await sharedKeys.wallet('operator'), demo.process);
  const words = page.getByRole('textbox', { name: 'Announcement' });
  await words.fill('Cake at the fountain');
  await allKept(page);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await act(page, { action: 'Announce' });
  await expect(page.getByText(ofConsoles['acts.unknown'])).toBeVisible();
  await expect(words).toHaveValue('Cake at the fountain');

  await hall.stop();
  await page.goto('/#/_internal/game');
  await reloadPage(page);
  await expect(page.getByRole('link', { name: 'Demo Garden Party' })).toBeVisible();
  for (const section of sectionNames) {
    await page.goto(`/#/_internal/game/${demo.process}/${section}`);
    await reloadPage(page);
    const name = staff[`staff.section.${section}`];
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
    await expect(page.getByText(ofConsoles['frame.stale'])).toBeVisible();
  }
});

/** Returns the paths of the files that the page has loaded. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/** Waits until the page has loaded what it wants, and all files of the game among it are kept. */
async function allKept(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const unkept = async () => {
    const kept = await keptFiles(page);
    const loaded = await loadedFiles(page);
    return loaded.filter((path) => path.startsWith('/areas/game/') && !kept.includes(path));
  };
  await expect.poll(unkept).toEqual([]);
}
