import type { Page } from '@playwright/test';
import live from '../shell/locales/vibe/en.json' with { type: 'json' };
import { framesOfWatch, watchFrames } from './first-view/frames';
import { measureShifts, shiftsOf } from './first-view/shifts';
import { expect, test, testedAreas } from './support';
import { framesOf } from './support/frames';

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const front = { area: '', layout: 'default', faults: [] };
const shown = (area: string, layout: string) => ({ area, layout, faults: [] });

/** The front page is the shell's, and the page of an area may link to itself. */
const isFront = (page: Page) => expect(page.locator('main [data-area]')).toHaveCount(0);
const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="#${path}"]`).first();
const isThere = (page: Page, area: string) =>
  expect(page.locator(`[data-area="${area}"]`).getByRole('heading', { level: 1 })).toBeVisible();

/** Returns the function that holds the answers to files of areas and of the shell's later parts, until its own result is called. */
async function holderOf(page: Page): Promise<() => () => void> {
  let released = Promise.resolve();
  await page.route(/\/(areas|static)\//, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    let release: () => void = () => undefined;
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  };
}

test('the front page stays until the area of a touched link is there whole, and is back as quickly', async ({
  page,
  context,
}) => {
  const clock = await context.newPage();
  const hold = await holderOf(page);
  await page.goto('/');
  for (const { name, entrance: path, layout } of testedAreas) {
    const link = linkTo(page, path);
    await expect(link).toBeVisible();
    await watchFrames(page);
    // The area has no file here before the touch, and none comes for a while after it.
    const release = hold();
    await link.tap();
    await framesOf(clock);
    await expect(link).toBeVisible();
    // A second touch is no second way here.
    await link.tap();
    release();
    await isThere(page, name);
    await framesOf(clock);
    await expect.poll(() => framesOfWatch(page)).toEqual([front, shown(name, layout)]);

    await watchFrames(page);
    await page.goBack();
    await isFront(page);
    await expect(link).toBeVisible();
    await framesOf(clock);
    await expect.poll(() => framesOfWatch(page)).toEqual([shown(name, layout), front]);
  }
});

test('an area whose link was pointed at takes the front page’s place from one frame to the next', async ({
  openPhone,
  baseURL,
  context,
}) => {
  const clock = await context.newPage();
  const page = await openPhone(desktop);
  const arrived: string[] = [];
  page.on('response', (response) => arrived.push(response.url()));
  await measureShifts(page);
  await page.goto(baseURL ?? '');
  await expect(page.getByText(live['phase.running'])).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contest' })).toBeVisible();
  await framesOf(clock);
  expect(await shiftsOf(page), 'layout shifts of the front page with its navigation').toEqual([]);
  for (const { name, entrance: path, layout } of testedAreas) {
    const link = linkTo(page, path);
    const screen = new RegExp(`/areas/${name}/.*/async/(?!exposed)[\\w-]+\\.\\w+\\.js$`);
    await link.hover();
    // A page that has rested for some seconds has fetched it before.
    await expect.poll(() => arrived.some((url) => screen.test(url))).toBe(true);
    await watchFrames(page);
    await link.click();
    await isThere(page, name);
    await framesOf(clock);
    await expect.poll(() => framesOfWatch(page)).toEqual([front, shown(name, layout)]);
    await page.goBack();
    await isFront(page);
    await expect(link).toBeVisible();
  }
});

test('a watch sees an empty page, a skeleton and another header', async ({ page, context }) => {
  const clock = await context.newPage();
  await page.goto('/');
  await expect(linkTo(page, '/devbot')).toBeVisible();
  const plants = {
    'empty main': () => document.querySelector('main')?.style.setProperty('visibility', 'hidden'),
    skeleton: () =>
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('p'), { className: 'rr-skeleton' })),
    'another header': () => document.querySelector('header')?.replaceWith(document.createElement('header')),
  };
  for (const [fault, plant] of Object.entries(plants)) {
    await watchFrames(page);
    await framesOf(clock, 5);
    await page.evaluate(plant);
    await expect.poll(async () => (await framesOfWatch(page)).at(-1)?.faults).toContain(fault);
  }
});
