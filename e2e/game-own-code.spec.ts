import type { BrowserContextOptions, Page } from '@playwright/test';
import { listenToDecoding, textsRead } from './game/decoding';
import { becomePlayer, openTab, ownCode } from './game/phone-player';
import { choosePhoto } from './game/photo';
import { wholeRainbow } from './game/whole-rainbow';
import { expect, phone, reloadPage, test, widthBeyondScreen } from './support';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** The size of text that a person chose in the browser, as a multiple of the usual one. */
const textSizes = [1, 2];

/** Returns what a phone keeps, with each value changed that `changes` has under its key or the end of its key. */
function changed(kept: Kept, changes: Record<string, (text: string) => string>): Kept {
  const entryOf = (entry: { name: string; value: string }) => {
    const change = Object.entries(changes).find(([end]) => entry.name.endsWith(end))?.[1];
    return change ? { ...entry, value: change(entry.value) } : entry;
  };
  const origins = kept.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(entryOf),
  }));
  return { ...kept, origins };
}

/** Changes the last answer of a reading that a phone keeps. */
const answer = (change: object) => (text: string) => {
  const { value, at } = JSON.parse(text);
  return JSON.stringify({ value: { ...value, ...change }, at });
};

/** A complete rainbow, while the staff have stopped the game and have something to say. */
const muchToSay = {
  '.me': answer({
    complete: true,
    collected: wholeRainbow,
  }),
  '.info': answer({
    phase: 'paused',
    announcements: [{ text: 'Come to the stage, all of you. '.repeat(6), at: 1 }],
  }),
};

/** Expects that the whole code is in the visible part of the screen, under nothing else of the page. */
async function expectWhole(page: Page): Promise<void> {
  await expect(ownCode(page)).toBeVisible();
  const seen = await ownCode(page).evaluate((code) => {
    const { left, top, right, bottom, width } = code.getBoundingClientRect();
    const card = code.closest('section, dialog');
    const points: [string, number, number][] = [
      ['upper left', left + 1, top + 1],
      ['upper right', right - 1, top + 1],
      ['lower left', left + 1, bottom - 1],
      ['lower right', right - 1, bottom - 1],
      ['middle', (left + right) / 2, (top + bottom) / 2],
    ];
    return {
      covered: points
        .filter(([, x, y]) => !card?.contains(document.elementFromPoint(x, y)))
        .map(([name]) => name),
      perModule: width / (code as unknown as SVGSVGElement).viewBox.baseVal.width,
    };
  });
  expect(seen).toMatchObject({ covered: [] });
  expect(seen.perModule).toBeGreaterThan(2.5);
}

/** Returns a picture of the screen, with the code that it shows. */
async function pictureOf(page: Page): Promise<{ picture: Buffer; code: string }> {
  const typed = page.getByRole('code');
  const shown = async () => ((await typed.textContent()) ?? '').replaceAll(' ', '');
  for (;;) {
    const code = await shown();
    const picture = await page.screenshot();
    // The next slot may have begun meanwhile.
    if (code === (await shown())) return { picture, code };
  }
}

test('the code is whole and can be read on every screen, whatever there is to say, without an answer of the ledger', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await becomePlayer(page, 'Woodruff of the Meadow');
  const storageState = changed(await page.context().storageState(), muchToSay);
  const pictures: { picture: Buffer; code: string }[] = [];
  for (const viewport of screens) {
    const context = await browser.newContext({
      ...phone,
      isMobile: viewport.width < 1000,
      viewport,
      baseURL,
      storageState,
    });
    await context.route(/\/cu\//, (route) => route.abort());
    for (const size of textSizes) {
      const screen = await context.newPage();
      await screen.addInitScript((times) => {
        addEventListener('DOMContentLoaded', () => {
          const root = document.documentElement;
          root.style.fontSize = `${times * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
        });
      }, size);
      await screen.goto('/#/rabbit/demo/me');
      await expectWhole(screen);
      // Text of twice its size may make lower parts of the page wider than the smallest phones.
      if (size === 1) expect(await widthBeyondScreen(screen)).toBe(0);
      await expect(screen.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeAttached();
      await expect(screen.getByText('Your wallet has no backup yet')).toBeAttached();
      pictures.push(await pictureOf(screen));
    }
    await context.close();
  }

  await listenToDecoding(page);
  await openTab(page, 'Scan rabbit');
  for (const { picture, code } of pictures) {
    await reloadPage(page);
    await page.getByText('Other ways to scan').click();
    await choosePhoto(page, picture);
    await expect.poll(() => textsRead(page)).toContain(`${baseURL}#/r/${code}`);
  }
});

test('the code stays without a network and without its wallet, and fills the screen by a tap', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await becomePlayer(page, 'Sweet Cicely');
  await expect(page).toHaveTitle('My rabbit · Demo Garden Party');
  await openTab(page, 'Scan rabbit');
  await expect(page).toHaveTitle('Scan rabbit · Demo Garden Party');
  await page.context().setOffline(true);
  await openTab(page, 'My rabbit');
  await expectWhole(page);

  const enlarge = page.getByRole('button', { name: 'Show the code on the whole screen' });
  const whole = page.getByRole('dialog', { name: 'Let others scan you' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => whole.click({ position: { x: 195, y: 400 } }),
    () => whole.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of closings) {
    await enlarge.click();
    await expect(whole).toBeVisible();
    const code = await whole.getByRole('img', { name: 'QR code of your rabbit' }).boundingBox();
    expect(code?.width).toBe(390);
    await close();
    await expect(whole).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expectWhole(page);
  }

  const storageState = changed(await page.context().storageState(), {
    'rr-wallet-method': () => 'BeaconWallet',
  });
  const away = await browser.newContext({ ...phone, baseURL, storageState });
  const awayPage = await away.newPage();
  await awayPage.goto('/#/rabbit/demo/me');
  await expect(awayPage.getByText('Your wallet isn’t connected.')).toBeVisible();
  await expectWhole(awayPage);
  await away.close();
});
