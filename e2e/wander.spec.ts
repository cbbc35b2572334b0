import type { Page } from '@playwright/test';
import { ownCode, sendForm } from './game/phone-player';
import { test as base, expect, reloadPage } from './support';
import { type AccountServer, startAccountServer } from './wallets/account-server';
import { type ExtensionSettings, openWithExtensions, showExtension } from './wallets/extensions';

type Extension = Partial<ExtensionSettings>;

interface Fixtures {
  account: AccountServer;
  /** The account behind another extension. */
  other: AccountServer;
  /** Opens the app in a browser with these extensions; without settings it is Wander, there at once. */
  openApp: (extensions: readonly Extension[], path?: string) => Promise<Page>;
  /** False: `openApp` opens a browser that is used with a mouse. Default: a phone. */
  isPhone: boolean;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  account: async ({}, use) => {
    const account = await startAccountServer();
    await use(account);
    await account.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  other: async ({}, use) => {
    const other = await startAccountServer();
    await use(other);
    await other.stop();
  },
  isPhone: [true, { option: true }],
  openApp: async ({ account, baseURL, launchOptions, isPhone }, use) => {
    const stops: (() => Promise<void>)[] = [];
    const problems: string[] = [];
    await use(async (extensions, path = './') => {
      const { context, stop } = await openWithExtensions(
        extensions.map((extension) => ({
          walletName: 'ArConnect',
          delayMs: 0,
          account: account.url,
          ...extension,
        })),
        { ...launchOptions, baseURL, hasTouch: isPhone, isMobile: isPhone },
      );
      stops.push(stop);
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const stop of stops) await stop();
    expect(problems.join('\n')).toBe('');
  },
});

// The last file to begin: each test has a browser of its own, so that no worker waits for all of them.
test.describe.configure({ mode: 'parallel' });

const openPopup = (page: Page) => page.getByRole('button', { name: 'Connect wallet' }).click();
const option = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Wander' });
const missing = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: /Wander \(Not Available\)/ });
const connected = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });

async function connect(page: Page): Promise<void> {
  await openPopup(page);
  await option(page).click();
}

for (const delayMs of [0, 500, 4000]) {
  test(`finds an extension that is there after ${delayMs} ms, also while the choice is open`, async ({
    account,
    openApp,
  }) => {
    const page = await openApp([{ delayMs }]);
    await connect(page);
    await expect(connected(page)).toContainText(account.address().slice(0, 4));
  });
}

test('a phone without it offers the other wallets alone', async ({ openApp }) => {
  const page = await openApp([]);
  await openPopup(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Arweave.app' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Wander')).toHaveCount(0);
});

test.describe('on a desk', () => {
  test.use({ isPhone: false });

  test('without it, says so after seven seconds and leads to its makers', async ({ openApp }) => {
    const page = await openApp([]);
    await openPopup(page);
    await expect(missing(page)).toContainText('Click to learn more about the wallet');
    await expect(missing(page)).toHaveAttribute('href', 'https://www.wander.app/');
    await expect(option(page)).toBeHidden();
  });
});

test('registers a player with what the extension signed, also after a refusal', async ({
  account,
  openApp,
}) => {
  const page = await openApp([{}]);
  await connect(page);
  await expect(connected(page)).toBeVisible();
  await page.goto('./#/rabbit/demo');
  account.declineNext();
  await sendForm(page, 'Wanda');
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(ownCode(page)).toBeVisible();
});

test('reports a refused connection, and connects at the next try', async ({ account, openApp }) => {
  const page = await openApp([{}]);
  account.declineNext();
  await connect(page);
  await expect(page.getByRole('alert')).toContainText('You declined the request in your wallet');
  await option(page).click();
  await expect(connected(page)).toBeVisible();
});

test('waits for an extension that is locked', async ({ account, openApp }) => {
  const page = await openApp([{}]);
  account.lock();
  await connect(page);
  await expect(page.getByText('Connecting with Wander…')).toBeVisible();
  account.unlock();
  await expect(connected(page)).toBeVisible();
});

test('follows an account switch when its user says so, and is connected again after a reload', async ({
  account,
  openApp,
}) => {
  const page = await openApp([{}]);
  await connect(page);
  await expect(connected(page)).toBeVisible();
  const before = account.address();
  const address = await account.switchAccount();
  const sheet = page.getByRole('dialog', { name: 'Your wallet shows another account' });
  await expect(sheet).toContainText(before);
  await expect(sheet).toContainText(address);
  await sheet.getByRole('button', { name: 'Use the new one' }).click();
  await expect(connected(page)).toContainText(address.slice(0, 4));
  await reloadPage(page);
  await expect(connected(page)).toContainText(address.slice(0, 4));
});

for (const [when, order] of [
  ['comes first', ['Another Wallet', 'ArConnect']],
  ['takes its place', ['ArConnect', 'Another Wallet']],
] as const) {
  test(`is never confused with another extension that ${when}`, async ({ account, other, openApp }) => {
    const page = await openApp([
      { delayMs: null },
      { walletName: 'Another Wallet', delayMs: null, account: other.url },
    ]);
    // The header of the first view is inert until the app takes it over; before that, nothing looks for extensions.
    await page.getByRole('button', { name: 'Connect wallet' }).click({ trial: true });
    for (const walletName of order) await showExtension(page, walletName);
    await connect(page);
    await expect(connected(page)).toContainText(account.address().slice(0, 4));
    await other.switchAccount();
    const address = await account.switchAccount();
    await page.getByRole('button', { name: 'Use the new one' }).click();
    await expect(connected(page)).toContainText(address.slice(0, 4));
  });
}
