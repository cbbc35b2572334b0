import type { Page } from '@playwright/test';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import type gameEn from '../remotes/game/locales/en.json';
import { places } from '../remotes/game/src/places/places';
import type organiserEn from '../remotes/games/locales/organiser/en.json';
import type editorEn from '../remotes/social/locales/editor/en.json';
import type socialEn from '../remotes/social/locales/en.json';
import type meetUpEn from '../remotes/social/locales/open-meet-up/en.json';
import type socialStaffEn from '../remotes/social/locales/staff/en.json';
import type en from '../shell/locales/en.json';
import type popupEn from '../shell/locales/wallet-popup/en.json';
import { connect } from './arcade/arcade-network';
import { becomePlayer } from './game/phone-player';
import { wayThroughPages } from './routes/specified-pages';
import { noLedger } from './routes/specified-routes';
import { walk } from './routes/walk';
import {
  test as base,
  expect,
  forkLocalnet,
  messagesByLocale,
  oncePerWorker,
  partsBeyondScreen,
  sharedKeys,
  type WorkerEnd,
} from './support';
import { watchRequests } from './support/at-rest';
import type { LocalnetUnderTest } from './support/localnet';

const hall = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const network = await forkLocalnet({ also: ['communities', 'arcade', 'contest'] });
  workerEnd.add(network.stop);
  return network;
});

interface LargeText {
  network: LocalnetUnderTest;
  /** The pages that don't fit, each with its parts. A test that ends with one has failed. */
  found: string[];
  /** Waits until the page is at rest, and notes it if it doesn't fit. */
  expectWhole: (what: string) => Promise<void>;
}

/** Journeys with a narrow phone whose user has set text of twice the size, where every area has something to show. */
const test = base.extend<LargeText>({
  network: [async ({ workerEnd }, use) => use(await hall({ workerEnd })), { timeout: 300_000 }],
  baseURL: async ({ network }, use) => use(network.url),
  viewport: { width: 320, height: 640 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  found: async ({}, use) => {
    const found: string[] = [];
    await use(found);
    expect(found).toEqual([]);
  },
  expectWhole: async ({ page, found }, use) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const requestsDone = watchRequests(page);
    await use(async (what) => {
      await requestsDone();
      const parts = await partsBeyondScreen(page);
      if (parts.length > 0) found.push([what, ...parts].join('\n  '));
    });
  },
});

/** Screens that have no path of their own in the specification, or show more with the data of the local network. */
const further = [
  ...['demo', 'demo-over', 'demo-soon'].map((slug) => `/whac/${slug}`),
  '/stax/demo-tower',
  ...['account', 'message', 'data-item', 'upload', 'lookup'].map((tool) => `/mini-build/utils?tool=${tool}`),
  ...['message&part=verify', 'data-item&part=inspect', 'lookup&part=block&id=1', 'lookup&part=network'].map(
    (part) => `/mini-build/utils?tool=${part}`,
  ),
  ...['token', 'memecoin', 'send', 'read', 'inspect', 'watch', 'eval', 'mine', 'help'].map(
    (command) => `/devbot?do=/${command}`,
  ),
];

const innerPath = (place: (typeof places)[number]) => `/rabbit/demo${place === 'welcome' ? '' : `/${place}`}`;

/**
 * Goes to a path in a language within the document that is open. A page that is there already only changes its language. One wait for
 * all that must be there: each call into the browser costs as much as the page itself, and there are a thousand of them.
 */
async function follow(page: Page, locale: Locale, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/${locale}${path}`);
  // Staff's pages lead to the sign-in, and DevBot drops the command that it has begun: what follows must not be overtaken.
  const isForStaff = path.startsWith('/_internal/');
  const iso = locales.find(({ code }) => code === locale)?.iso ?? locale;
  await page.waitForFunction(
    ([language, needsSignIn]) => {
      const { hash } = window.location;
      const isArrived = needsSignIn ? hash.includes('/_internal/login') : !hash.includes('?do=');
      return (
        isArrived && document.querySelector('main h1') !== null && document.documentElement.lang === language
      );
    },
    [iso, isForStaff] as const,
  );
}

const shells = messagesByLocale<typeof en>('shell');
const popups = new Map(messagesByLocale<typeof popupEn>('shell', 'wallet-popup'));

test('text of twice the size fits a narrow phone on every specified page in every language', async ({
  page,
  expectWhole,
  found,
  problems,
}) => {
  problems.allow(noLedger);
  await page.goto('/#/about');
  const seen = new Set<string>();
  for (const { path, ...step } of wayThroughPages('en', '', 'link')) {
    // `/stax/demo` leads to the game that has a challenge of that name here.
    if (path === '/stax/demo') continue;
    found.push(...(await walk(page, [{ ...step, path: `/en${path}` }])));
    // The page between two that look alike comes again and again.
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { code } of locales) {
      await follow(page, code, path);
      await expectWhole(`/${code}${path}`);
    }
  }
});

test('text of twice the size fits in further screens and the wallets in every language', async ({
  page,
  expectWhole,
}) => {
  await page.goto('/#/about');
  for (const path of [...further, ...places.map(innerPath)]) {
    for (const [locale] of shells) {
      await follow(page, locale, path);
      await expectWhole(`/${locale}${path}`);
    }
  }
  for (const [locale, words] of shells) {
    const popup = popups.get(locale) as typeof popupEn;
    await follow(page, locale, '');
    await page.getByRole('button', { name: words['wallet.connect'] }).click();
    await expectWhole(`the wallets in ${locale}`);
    await page.getByRole('dialog').getByRole('button', { name: popup['import.link'] }).click();
    await expectWhole(`the import of a keyfile in ${locale}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('text of twice the size fits on the screens of a player in every language', async ({
  page,
  expectWhole,
}) => {
  await becomePlayer(page, 'Lovage');
  for (const path of places.map(innerPath)) {
    for (const { code } of locales) {
      await follow(page, code, path);
      await expectWhole(`/${code}${path}`);
    }
  }
});

test('text of twice the size fits in the sheets of an event’s news and of a meet-up’s reminder, which a keyboard opens and leaves, in every language', async ({
  page,
  expectWhole,
}) => {
  const key = toBase64Url(new Uint8Array(65).fill(4));
  // A Chromium without a window refuses notifications, whatever it is granted.
  await page.addInitScript(() => Reflect.defineProperty(Notification, 'permission', { value: 'default' }));
  await page.context().route('**/network.json', async (route) => {
    const response = await route.fetch();
    const { events, ...others } = await response.json();
    const json = {
      ...others,
      events: [{ ...events[0], relay: { broker: 'mqtt', key } }, ...events.slice(1)],
    };
    await route.fulfill({ response, json });
  });
  await becomePlayer(page, 'Tansy');
  for (const [locale, words] of messagesByLocale<typeof gameEn>('remotes/game')) {
    await follow(page, locale, innerPath('me'));
    const tell = page.getByRole('button', { name: words['menu.telling'], exact: true });
    await tell.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: words['menu.telling'], exact: true })).toBeVisible();
    await expectWhole(`the news in ${locale}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(tell).toBeFocused();
  }
  for (const [locale, words] of messagesByLocale<typeof meetUpEn>('remotes/social', 'open-meet-up')) {
    await follow(page, locale, '/social/singapore?meetup=4');
    const remind = page.getByRole('button', { name: words['remind.act'], exact: true });
    await remind.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(words['remind.who'])).toBeVisible();
    await expectWhole(`the reminder of a meet-up in ${locale}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(remind).toBeFocused();
  }
});

/** Tools that the staff open on the pages of arcades, by the names of the buttons' messages. */
const toolsOfArcade = [
  ['/whac/demo', ['change', 'end', 'hide', 'admission', 'people']],
  ['/social/singapore/games', ['make']],
] as const;

const organisers = messagesByLocale<typeof organiserEn>('remotes/games', 'organiser');
const editors = messagesByLocale<typeof editorEn>('remotes/social', 'editor');
const socials = new Map(messagesByLocale<typeof socialEn>('remotes/social'));
const socialStaff = messagesByLocale<typeof socialStaffEn>('remotes/social', 'staff');

test('text of twice the size fits in what staff have on the pages of cities and arcades in every language', async ({
  page,
  expectWhole,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const folded = page.locator('main details:not([open]) > summary').filter({ visible: true });
  const unfold = async () => {
    while ((await folded.count()) > 0) await folded.first().click();
  };
  await connect(page, await sharedKeys.wallet('operator'));

  for (const [path, tools] of toolsOfArcade) {
    for (const [locale, organiser] of organisers) {
      await follow(page, locale, path);
      await expect(button(organiser[`organiser.${tools[0]}`])).toBeVisible();
      await unfold();
      await expectWhole(`/${locale}${path}`);
      for (const tool of tools) {
        await button(organiser[`organiser.${tool}`]).click();
        await expect(dialog).toBeVisible();
        await expectWhole(`/${locale}${path}, ${tool}`);
        await close();
      }
    }
  }

  for (const path of ['/social/about', '/social/athletics', '/social/claim']) {
    for (const [locale, staff] of socialStaff) {
      await follow(page, locale, path);
      await expect(page.getByRole('heading', { name: staff['staff.title'], exact: true })).toBeVisible();
      await unfold();
      await expectWhole(`/${locale}${path}, its staff`);
    }
  }

  for (const [locale, editor] of editors) {
    await follow(page, locale, '/social/lisbon');
    await button((socials.get(locale) as typeof socialEn)['page.edit']).click();
    for (const part of ['text', 'versions', 'meet-ups', 'organisers'] as const) {
      await dialog.getByRole('tab', { name: editor[`edit.part.${part}`], exact: true }).click();
      await expectWhole(`the editor's ${part} in ${locale}`);
    }
    await close();
  }
});
