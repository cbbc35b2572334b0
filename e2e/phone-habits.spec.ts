import type { Locator, Page } from '@playwright/test';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { places } from '../remotes/game/src/places/places';
import shared from '../shared/locales/en.json' with { type: 'json' };
import { becomePlayer } from './game/phone-player';
import { wayThroughPages } from './routes/specified-pages';
import { noLedger } from './routes/specified-routes';
import { walk } from './routes/walk';
import { expect, test } from './support';

/** A phone with a notch at its side, which is turned: what the screen keeps for notch and home bar. */
const landscape = { width: 844, height: 390 };
const insets = { top: 0, left: 47, right: 47, bottom: 21 };

/** Gives a page the safe area of a phone that has one. */
async function setSafeArea(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Returns the controls of a page that are below a notch or the home bar, and fields so small that iOS enlarges the page for them. */
const troubleOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ left, right, bottom }) => {
    const least = 16;
    const named = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class')} “${element.textContent?.slice(0, 30)}”`;
    const isFixed = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).position === 'fixed') return true;
      return false;
    };
    /** A row that scrolls sideways within its own box ends anywhere. */
    const isInRow = (element: Element): boolean => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
          return true;
      return false;
    };
    const isBelow = (element: Element) => {
      const rect = element.getBoundingClientRect();
      if (rect.width < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (isInRow(element)) return false;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const [begin, end] = [
        rect.left + Number.parseFloat(paddingLeft),
        rect.right - Number.parseFloat(paddingRight),
      ];
      if (begin < left || end > innerWidth - right) return true;
      return isFixed(element) && rect.bottom > innerHeight - bottom;
    };
    const isSmall = (element: Element) =>
      element.matches(
        'select, textarea:not([readonly]), input:not([type=radio], [type=checkbox], [type=range], [type=file])',
      ) && Number.parseFloat(getComputedStyle(element).fontSize) < least;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return [
      ...controls.filter(isBelow).map((element) => `below the notch: ${named(element)}`),
      ...controls.filter(isSmall).map((element) => `smaller than ${least} px: ${named(element)}`),
    ];
  }, insets);

test('on a turned phone no control is below the notch, and no field makes iOS enlarge the page', async ({
  page,
  problems,
}) => {
  problems.allow(noLedger);
  await page.setViewportSize(landscape);
  await page.goto('./#/about');
  await setSafeArea(page);
  const found: string[] = [];
  for (const step of wayThroughPages('en', '', 'link')) {
    found.push(...(await walk(page, [step])));
    found.push(...(await troubleOf(page)).map((trouble) => `${step.path} ${trouble}`));
  }
  expect([...new Set(found)]).toEqual([]);
});

test('on a turned phone no control of the game is below the notch', async ({ page }) => {
  await becomePlayer(page, 'Teasel');
  await page.setViewportSize(landscape);
  await setSafeArea(page);
  const found: string[] = [];
  for (const place of places) {
    await page.goto(`./#/rabbit/demo${place === 'welcome' ? '' : `/${place}`}`);
    await expect(page.locator('main h1').first()).toBeAttached();
    found.push(...(await troubleOf(page)).map((trouble) => `${place} ${trouble}`));
  }
  expect(found).toEqual([]);
});

test('in a tab of iOS a player reads at once that seven days delete the wallet, and gets to the keyfile', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await becomePlayer(page, 'Burdock');
  const reminder = page.getByText(shared['wallet.backup.seven-days']);
  await expect(reminder).toBeVisible();
  await page.getByRole('link', { name: 'Save the keyfile' }).first().click();
  await expect(page.getByRole('button', { name: 'Download keyfile' })).toBeVisible();
});

test('the page may be enlarged by two fingers, and reaches to the edges of the screen', async ({ page }) => {
  await page.goto('./#/about');
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).toContain('viewport-fit=cover');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable|minimum-scale/);
});

const placeOfWords = (element: Locator) =>
  element.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().toJSON();
  });

for (const { code, name } of locales) {
  test(`a face that comes late moves no title in ${name}`, async ({ page }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      asked.push(route.request().url());
      await late;
      await route.continue();
    });
    // A face that is asked for early holds the event that ends a page's load.
    await page.goto(`./#/${code}`, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.getByRole('contentinfo').waitFor();
    const before = await placeOfWords(title);
    arrive();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const after = await placeOfWords(title);
    expect(asked.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });
}
