import type { Locator } from '@playwright/test';
import type en from '../shell/locales/en.json';
import vibe from '../shell/locales/vibe/en.json' with { type: 'json' };
import { hold } from './first-view/hold';
import { expect, messagesByLocale, test, widthBeyondScreen } from './support';

const paths = ['/', '/vibe', '/about', '/terms', '/privacy', '/wallet', '/_internal/login', '/no/such/page'];

test("axe finds nothing serious on the shell's pages, in light and in dark colors", async ({ page, axe }) => {
  for (const path of paths) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axe();
  }
});

test('a path that leads nowhere says so in five languages, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, messages] of messagesByLocale<typeof en>('shell')) {
    await page.goto(`/#/${locale}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages['not-found.heading'].replace('{{path}}', '/no/such/page'),
    );
    await expect(page).toHaveTitle(new RegExp(messages['not-found.title']));
    expect(await widthBeyondScreen(page)).toBeLessThanOrEqual(0);
  }
});

test('a wrong path is shown as it was typed, also in a layout of capitals', async ({ page }) => {
  await page.goto('/#/whac/Nothing-Here');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('/whac/Nothing-Here');
  await expect(title).toHaveCSS('text-transform', 'none');
});

test('the links of the header stand in one row in every language, or in the menu', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  for (const [locale] of messagesByLocale<typeof en>('shell')) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/#/${locale}/about`);
    await expect(links).toHaveCount(5);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, locale).toBe(1);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(links).toHaveCount(0);
  }
});

test('from the front page of a phone every area, the claim, the wall and the console of events are two taps away', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const linksIn = (place: Locator) =>
    place
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.lastChild?.textContent, link.getAttribute('href')]));
  const foot = page.getByRole('contentinfo').getByRole('navigation');
  await expect(foot.getByRole('link')).toHaveCount(7);
  expect(await linksIn(foot)).toEqual([
    ['Leaderboards', '#/social/leaderboard'],
    ['Claim', '#/social/claim'],
    ['Live wall', '#/vibe'],
    ['Run your own event', '#/_internal/game'],
    ['About', '#/about'],
    ['Terms', '#/terms'],
    ['Privacy', '#/privacy'],
  ]);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await linksIn(menu)).toEqual([
    ['Play', '#/#live-events'],
    ['Communities', '#/social'],
    ['Arcade', '#/social/games'],
    ['Contest', '#/mini-build'],
    ['DevBot', '#/devbot'],
  ]);
  await axe();
  await menu.getByRole('link', { name: 'Arcade' }).click();
  await page.getByRole('link', { name: 'Games in Singapore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games in Singapore' })).toBeVisible();
});

test('the front page leads into the event, with the numbers of its process, which move nothing', async ({
  page,
}) => {
  const release = await hold(page, (path) => path.startsWith('/cu/'));
  await page.goto('/');
  const join = page.getByRole('link', { name: 'Join Demo Garden Party' });
  await join.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const early = await join.boundingBox();
  await expect(page.getByText('Live now')).toHaveCount(0);
  release();
  await expect(page.getByText('Live now')).toBeVisible();
  expect(await join.boundingBox()).toEqual(early);
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/rabbit\/demo$/);
});

test('the wall of a venue shows who is ahead and a code to join by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/vibe?event=demo');
  await expect(page.getByRole('img', { name: vibe['vibe.join-code'] })).toBeVisible();
  await expect(page.getByRole('img', { name: /of 7 colors/ }).first()).toBeVisible();
});
