import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { readRegistry, writeRegistry } from '../tools/release/app-folder';
import { releaseArea } from '../tools/release/release-area';
import { follow, federationTest as test } from './federation/test';
import { declaredAreas } from './routes/declared-areas';
import { noLedger, samplePathOf } from './routes/specified-routes';
import { expect, messagesByLocale, reloadPage } from './support';

interface AreaUnderTest {
  declaration: AreaDeclaration;
  /** The area's English messages. */
  messages: Readonly<Record<string, string>>;
}

/** Every area of the tree. */
const areas = (await declaredAreas()).map((declaration): AreaUnderTest => {
  const catalogues = messagesByLocale<AreaUnderTest['messages']>(`remotes/${declaration.name}`);
  return { declaration, messages: new Map(catalogues).get('en') ?? {} };
});

/** Pages whose headings say what the ledger has. They run without a ledger here. */
const hasOwnHeading = (area: string, path: string) =>
  area === 'game' || path === '/social/leaderboard/:id' || path.includes(':process');

/** Pages that lead everybody who has not signed in to the shell's sign-in. */
const pagesForStaff = new Set(
  ['game', 'mini-build', 'social', 'games'].map((console) => `/_internal/${console}/*`),
);

const productName = 'Rainbow Rabbit';

const heading = { level: 1 } as const;

for (const { declaration, messages } of areas) {
  const { name, routes } = declaration;
  test(`every route of the area "${name}" shows its page under its title`, async ({
    open,
    page,
    problems,
  }) => {
    problems.allow(noLedger);
    const area = page.locator(`[data-area="${name}"]`);
    let shown = '';
    await open('/about');
    for (const route of routes) {
      const title = messages[route.titleKey] ?? '';
      expect(title).not.toBe('');
      if (title === shown) {
        // Pages of one title look the same: the first must be gone before the second is expected.
        await follow(page, '/about');
        await expect(area).toHaveCount(0);
      }
      await follow(page, samplePathOf(route.path));
      if (pagesForStaff.has(route.path)) {
        await expect(page.getByRole('heading', { ...heading, name: 'Staff sign-in' })).toBeVisible();
        continue;
      }
      const own = area.getByRole('heading', heading);
      if (hasOwnHeading(name, route.path)) await expect(own).toBeVisible();
      else await expect(own).toHaveText(title);
      await expect(page).toHaveTitle(title === productName ? title : `${title} · ${productName}`);
      shown = title;
    }
  });
}

for (const path of ['/burrow/under/nothing', '/rabbit/demo/nothing']) {
  test(`an unknown path is not found, under its own name: ${path}`, async ({ open, page }) => {
    await open(path);
    await expect(page.getByRole('heading', { ...heading, name: `Page not found: ${path}` })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found · Rainbow Rabbit');
  });
}

test('a locale before any route sets the language, and another language takes its place', async ({
  open,
  page,
}) => {
  await open('/ja/devbot/tokens/terms');
  await expect(page.getByRole('heading', { ...heading, name: 'トークン規約' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await follow(page, '/pl/devbot/tokens/terms');
  await expect(page.getByRole('heading', { ...heading, name: 'Warunki dotyczące tokenów' })).toBeVisible();
  // Without a prefix, the language stays.
  await follow(page, '/mini-build');
  await expect(page.getByRole('heading', { ...heading, name: 'Mini-hackathon' })).toBeVisible();
});

test('choosing a language on a prefixed route changes the prefix', async ({ open, page }) => {
  await open('/ja/mini-build');
  await expect(page.getByRole('heading', { ...heading, name: 'ミニビルド' })).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('combobox', { name: '言語' }).selectOption('pl');
  await expect(page).toHaveURL(/#\/pl\/mini-build$/);
});

test('a new area stands in the navigation and on the front page of a built shell by its registry entry alone', async ({
  appFolder,
  buildNew,
  open,
  page,
}) => {
  const shell = readFileSync(path.join(appFolder, 'index.html'), 'utf8');
  releaseArea('hello', { appFolder, dist: buildNew('hello') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/');
  const links = page.getByRole('banner').getByRole('link');
  await expect(links).toHaveText([
    ...['Rainbow Rabbit', 'Play', 'Communities', 'Arcade', 'Contest', 'DevBot', 'Hello'],
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Hello' }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Welcome to Hello' })).toBeVisible();
  await follow(page, '/pl');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dział Hello' })).toBeVisible();
  expect(readFileSync(path.join(appFolder, 'index.html'), 'utf8')).toBe(shell);

  const registry = readRegistry(appFolder);
  const entry = registry.areas.hello;
  if (!entry) throw new Error('hello is not registered');
  writeRegistry(appFolder, { areas: { ...registry.areas, hello: { ...entry, enabled: false } } });
  await reloadPage(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Konkurs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dział Hello' })).toHaveCount(0);
});

const txId = `${'Ab3-_'.repeat(8)}xyz`;

test.describe('on a storage gateway', () => {
  test.use({ basePath: `/${txId}/` });

  test('the app works from a path of its own', async ({ app, open, page }) => {
    await open('/social');
    await expect(page.getByRole('heading', { ...heading, name: 'Communities' })).toBeVisible();
    expect(app.requests.filter((path) => !path.startsWith(`/${txId}/`))).toEqual([]);
  });

  test('the app adds the slash that its relative URLs need', async ({ app, page }) => {
    await page.goto(`${app.url.slice(0, -1)}#/social`);
    await expect(page.getByRole('heading', { ...heading, name: 'Communities' })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}#/social`);
  });
});
