import type { Page } from '@playwright/test';
import { locales } from '../shared/src/i18n/locales';
import en from '../shell/locales/en.json' with { type: 'json' };
import live from '../shell/locales/vibe/en.json' with { type: 'json' };
import { hold, isBundle } from './first-view/hold';
import { isStyled } from './first-view/is-styled';
import { measureShifts, shiftsOf } from './first-view/shifts';
import { expect, messagesByLocale, phone, test } from './support';
import { framesOf } from './support/frames';

const firstView = (page: Page) => page.locator('[data-first-view]:visible');
const isComplete = (page: Page) => expect(page.getByText(live['phase.running'])).toBeVisible();

test('nothing moves, whichever file of the front page comes last', async ({ page, context, openPhone }) => {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto('/');
  await isComplete(page);
  const files = [...paths].filter((path) => path !== '/');
  expect(files.length).toBeGreaterThan(5);
  const clock = await context.newPage();
  for (const late of files) {
    const visit = await openPhone();
    await measureShifts(visit);
    const release = await hold(visit, (path) => path === late);
    await visit.goto('/', { waitUntil: 'commit' });
    await framesOf(clock);
    release();
    await isComplete(visit);
    await framesOf(clock);
    expect(await shiftsOf(visit), `layout shifts when ${late} comes last`).toEqual([]);
    await visit.close();
  }
});

for (const [locale, messages] of messagesByLocale<typeof en>('shell')) {
  test(`the first view speaks ${locale} before the app is there, and the app takes it over`, async ({
    page,
  }) => {
    const iso = locales.find(({ code }) => code === locale)?.iso ?? '';
    const release = await hold(page, isBundle);
    await page.goto(`/#/${locale}`, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: messages['front.title'] });
    await expect(title).toBeVisible();
    await expect(firstView(page)).toHaveCount(1);
    await expect(firstView(page)).toHaveAttribute('lang', iso);
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    await isStyled(page);
    const early = await title.boundingBox();
    const textEarly = await page.getByText(messages['front.text']).boundingBox();
    release();
    await expect(page.getByRole('link', { name: messages['front.play'], exact: true })).toBeVisible();
    await expect(firstView(page)).toHaveCount(0);
    expect(await title.boundingBox()).toEqual(early);
    expect(await page.getByText(messages['front.text']).boundingBox()).toEqual(textEarly);
  });
}

test('the first view is in the colors that were chosen earlier', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await hold(page, isBundle);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(firstView(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('another page shows none of the front page’s words', async ({ page }) => {
  await hold(page, isBundle);
  await page.goto('/#/about', { waitUntil: 'commit' });
  await expect(page.locator('.rr-skeleton')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});

test('a measurement sees what moves', async ({ page }) => {
  await measureShifts(page);
  await page.goto('/');
  await isComplete(page);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '100px';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

for (const [route, area] of [
  ['/rabbit/demo', 'game'],
  ['/social/leaderboard', 'social'],
] as const)
  test(`until ${route} is there, its name stands in the middle, and nothing moves when it comes`, async ({
    page,
    context,
  }) => {
    const clock = await context.newPage();
    await measureShifts(page);
    const releaseApp = await hold(page, isBundle);
    const releaseArea = await hold(page, (path) => path.startsWith(`/areas/${area}/`));
    await page.goto(`/#${route}`, { waitUntil: 'commit' });
    const name = page.locator('.rr-skeleton-name');
    await expect(name).toBeVisible();
    await isStyled(page);
    const early = await name.boundingBox();
    expect((early?.x ?? 0) + (early?.width ?? 0) / 2).toBeCloseTo(phone.viewport.width / 2, 0);
    releaseApp();
    await expect(page.getByRole('main').locator('.rr-skeleton')).toBeVisible();
    expect(await name.boundingBox()).toEqual(early);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    releaseArea();
    await expect(page.locator(`[data-area="${area}"]`).getByRole('heading').first()).toBeVisible();
    await framesOf(clock);
    expect(await shiftsOf(page)).toEqual([]);
  });
