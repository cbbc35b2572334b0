import type { Page } from '@playwright/test';
import { parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { ownCode, sendForm } from './game/phone-player';
import { test as base, expect, reloadPage } from './support';
import type { AccountServer } from './wallets/account-server';
import { startArweaveApp, startConnectorPage } from './wallets/arweave-app';

/** The web wallet is played on loopback, and the app's network names it. */
const test = base.extend<{ wallet: AccountServer; connectorPage: AccountServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  wallet: async ({}, use) => {
    const wallet = await startArweaveApp();
    await use(wallet);
    await wallet.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  connectorPage: async ({}, use) => {
    const server = await startConnectorPage();
    await use(server);
    await server.stop();
  },
  page: async ({ page, wallet }, use) => {
    await page.route('**/network.json', async (route) => {
      const network = await (await route.fetch()).json();
      await route.fulfill({ json: { ...network, wallets: { ...network.wallets, arweaveApp: wallet.url } } });
    });
    await use(page);
  },
});

const choose = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Arweave.app' }).click();

/** Opens the popup, chooses the wallet, and gives its window. */
async function openWallet(page: Page): Promise<Page> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const opening = page.waitForEvent('popup');
  await choose(page);
  return opening;
}

const connected = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });
const inIframe = (page: Page) => page.frameLocator('iframe[title="Arweave.app"]');

async function connect(page: Page): Promise<void> {
  const popup = await openWallet(page);
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(connected(page)).toBeVisible();
}

test('connects in the wallet’s window, which then goes away', async ({ page, wallet }) => {
  const popup = await openWallet(page);
  await expect(popup.getByText('Rainbow Rabbit: connect')).toBeVisible();
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(connected(page)).toContainText(wallet.address().slice(0, 4));
  await closing;
});

test('registers a player with what the wallet signed in its iframe, also after a refusal', async ({
  page,
}) => {
  await connect(page);
  await page.goto('./#/rabbit/demo');
  await sendForm(page, 'Webster');
  await inIframe(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  await expect(inIframe(page).getByRole('heading')).toBeHidden();
  await page.getByRole('button', { name: 'Join' }).click();
  await inIframe(page).getByRole('button', { name: 'Approve' }).click();
  await expect(ownCode(page)).toBeVisible();
});

test('says what happened when the connection is refused, its window closed or blocked', async ({ page }) => {
  const refusing = await openWallet(page);
  await refusing.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alert')).toContainText('You declined the request in your wallet');

  const opening = page.waitForEvent('popup');
  await choose(page);
  await (await opening).close();
  await expect(page.getByRole('alert')).toContainText('window was closed before it answered');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await choose(page);
  await expect(page.getByRole('alert')).toContainText('Allow pop-up windows for this page');
});

test('is connected again after a reload without any window, until its user disconnects', async ({
  page,
  context,
}) => {
  await connect(page);
  await reloadPage(page);
  await expect(connected(page)).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await connected(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('another wallet can be chosen at once while the wallet says nothing after a reload', async ({
  page,
  wallet,
}) => {
  await connect(page);
  await page.route(`${wallet.url}/**`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await reloadPage(page);
  await expect(page.locator('iframe')).toBeAttached();
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'QuickWallet' }).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the published connector understands the same wallet', async ({
  context,
  wallet,
  connectorPage,
  problems,
}) => {
  problems.allow(/Unrecognized feature/);
  const page = await context.newPage();
  await page.goto(`${connectorPage.url}/?wallet=${encodeURIComponent(wallet.url)}`);
  const outcome = page.getByRole('status');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect' }).click();
  await (await opening).getByRole('button', { name: 'Approve' }).click();
  await expect(outcome).toHaveText(wallet.address());

  const frame = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Sign' }).click();
  await frame.getByRole('button', { name: 'Reject' }).click();
  await expect(outcome).toHaveText('Failed: {"code":0,"message":"Rejected"}');
  await page.getByRole('button', { name: 'Sign' }).click();
  await frame.getByRole('button', { name: 'Approve' }).click();
  await expect(outcome).toHaveText(/^\d+(,\d+)+$/);
  const item = await parseDataItem(Uint8Array.from(((await outcome.textContent()) ?? '').split(','), Number));
  expect(item.address).toBe(wallet.address());
  expect(await verifyDataItem(item)).toBe(true);
});
