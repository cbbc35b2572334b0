import { declaration as devbot } from '../remotes/devbot/src/declaration';
import { declaration as games } from '../remotes/games/src/declaration';
import { declaration as minibuild } from '../remotes/minibuild/src/declaration';
import { declaration as social } from '../remotes/social/src/declaration';
import { follow, test } from './federation/test';
import { expect } from './support';

const areas = [devbot, games, minibuild, social];

/** A path that a pattern holds. */
const sampleOf = (pattern: string) => pattern.replace(/:\w+/g, 'demo').replace('/*', '');

const heading = { level: 1 } as const;

for (const { name, routes } of areas)
  test(`every route of the area "${name}" shows its page under its title`, async ({ open, page }) => {
    await open('/about');
    for (const { path } of routes) {
      await follow(page, sampleOf(path));
      const title = page.locator(`[data-area="${name}"]`).getByRole('heading', heading);
      await expect(title).toBeVisible();
      await expect(page).toHaveTitle(`${await title.textContent()} · Rainbow Rabbit`);
    }
  });

test('a path that nobody has is not found, under its own name', async ({ open, page }) => {
  await open('/burrow/under/nothing');
  await expect(
    page.getByRole('heading', { ...heading, name: 'Page not found: /burrow/under/nothing' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Rainbow Rabbit');
});

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
  await expect(page.getByRole('heading', { ...heading, name: 'Miniwarsztaty' })).toBeVisible();
});

test('choosing a language on a prefixed route changes the prefix', async ({ open, page }) => {
  await open('/ja/mini-build');
  await expect(page.getByRole('heading', { ...heading, name: 'ミニビルド' })).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('combobox', { name: '言語' }).selectOption('pl');
  await expect(page).toHaveURL(/#\/pl\/mini-build$/);
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
