import type { Locator, Page } from '@playwright/test';
import { seededRandom } from '../shared/src/testing/seeded-random';
import { hashOfFile } from '../tools/build/file-hashes';
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { follow, federationTest as test } from './federation/test';
import { becomePlayer, codeIn, openTab, ownCode, typeCode } from './game/phone-player';
import { loadedSingletons } from './leaks/loaded-singletons';
import { leaksBetween, measurePage } from './leaks/measure-page';
import { watchWork } from './leaks/watch-work';
import { createTestPlayer, expect, test as journey, testedAreas } from './support';

/** A page to visit again and again. */
interface Visited {
  path: string;
  /** Returns an element that it shows once it is there. */
  sign: (page: Page) => Locator;
}

const pageOf = ({ name, path }: { name: string; path: string }): Visited => ({
  path,
  sign: (page) => page.locator(`[data-area="${name}"]`).getByRole('heading').first(),
});

const pages = testedAreas.map(pageOf);
const visitsOfEach = 20;

/** A page of the shell, where nothing of an area is shown. */
const about: Visited = {
  path: '/about',
  sign: (page) => page.getByRole('heading', { level: 1, name: 'About the game' }),
};

/** The screens of a player, where the ledger is asked, codes turn, a camera runs and scans are sent, and a page outside. */
const playing: readonly Visited[] = [
  { path: '/rabbit/demo/me', sign: ownCode },
  { path: '/rabbit/demo/scan', sign: (page) => page.getByText('Looking for QR code...') },
  { path: '/rabbit/demo/leaderboard', sign: (page) => page.getByText(/^My place/) },
  about,
];
const visitsOfEachScreen = 5;

async function visit(page: Page, { path, sign }: Visited): Promise<void> {
  await follow(page, path);
  await expect(sign(page)).toBeVisible();
}

/** Visits pages once, so that all that is kept on purpose is there, and then again and again in random order. */
async function leaksOf(
  page: Page,
  visited: readonly Visited[],
  times: number,
): Promise<() => Promise<string[]>> {
  for (const each of [...visited, ...visited]) await visit(page, each);
  await visit(page, about);
  const before = await measurePage(page);
  const { upTo } = seededRandom(11);
  const left = Array.from({ length: times }, () => visited).flat();
  let last: string | undefined;
  while (left.length > 0)
    for (const next of left.splice(upTo(left.length), 1)) {
      // A visit to the page that is shown doesn't count.
      if (next.path === last) await visit(page, about);
      await visit(page, next);
      last = next.path;
    }
  await visit(page, about);
  return async () => leaksBetween(before, await measurePage(page));
}

test('twenty visits of each area leave nothing in the page', async ({ app, open, page }) => {
  await page.addInitScript(watchWork);
  await open('/about');
  // The parts that come after the start are there before the count begins.
  await expect.poll(() => app.requests.some((path) => path.includes('/builds/meta/'))).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const leaks = await leaksOf(page, pages, visitsOfEach);
  await expect.poll(leaks).toEqual([]);
  const copies = await loadedSingletons(page);
  expect(Object.keys(copies)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@rainbow-rabbit/shared/wallet']),
  );
  expect(Object.entries(copies).filter(([, count]) => count !== 1)).toEqual([]);
});

journey('a game that is left while it is played goes on with nothing', async ({ page, localnet }) => {
  await page.addInitScript(watchWork);
  const yarrow = await createTestPlayer(localnet.url, { nickname: 'Yarrow' });
  await becomePlayer(page, 'Tansy');
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(yarrow.linkAt(Date.now(), '')));
  await expect(page.getByText('from Yarrow')).toBeVisible();
  await page.getByRole('button', { name: 'Scan the next rabbit' }).click();
  const leaks = await leaksOf(page, playing, visitsOfEachScreen);
  await expect.poll(leaks).toEqual([]);
});

/** The entry of an area that leaves something of every kind behind whenever it is shown. */
const leakingEntry = (container: string, worker: string) => `
  var ${container} = (() => {
    let react;
    const kept = [];
    const Screen = () => {
      react.useEffect(() => {
        window.addEventListener('resize', () => kept.length);
        setInterval(() => kept.length, 60000);
        new Worker('${worker}');
        kept.push(Array.from({ length: 200 }, () => document.createElement('p')), new Array(400000).fill(kept.length));
        document.documentElement.style.setProperty('letter-spacing', kept.length + 'px');
      }, []);
      return react.createElement('h1', null, 'Leaking');
    };
    const catalogue = async () => ({ default: {} });
    const component = async () => ({ default: Screen });
    const area = {
      name: 'devbot',
      contract: '1.0',
      routes: [{ path: '/devbot', layout: 'default', titleKey: 'title.home', component }],
      messages: new Proxy({}, { get: () => catalogue }),
    };
    return {
      init: async (scope) => {
        const [version] = Object.values(scope.react);
        react = (await version.get())();
      },
      get: async () => () => ({ default: area }),
    };
  })();`;

test('an area that leaves something of every kind is found', async ({ app, appFolder, open, page }) => {
  const registry = readRegistry(appFolder);
  const { devbot, game } = registry.areas;
  if (!(devbot && game)) throw new Error('devbot or the game is not registered');
  const worker = game.manifest.replace('area.json', 'decode-worker.js');
  const code = leakingEntry(devbot.container, worker);
  devbot.files[devbot.entry] = hashOfFile(Buffer.from(code));
  writeRegistry(appFolder, registry);
  app.break(/\/areas\/devbot\/.*\/area\.js$/, { kind: 'change', change: () => code });
  await page.addInitScript(watchWork);
  await open('/about');
  await visit(page, about);
  const leaks = await leaksOf(page, [pageOf({ name: 'devbot', path: '/devbot' }), ...pages.slice(-1)], 4);
  const found = (await leaks()).join('\n');
  for (const kind of [
    /^4 more: resize of window$/m,
    /^4 more: setInterval 60000$/m,
    /^4 more: Worker$/m,
    /\d+ more nodes/,
    /\d+ more heapBytes/,
    /other styles: 0 html/,
  ])
    expect(found).toMatch(kind);
});
