import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, reloadPage, test } from './support';

// These wallets are made by the browser itself.
test.use({ hasPreparedKeys: false });

const chooseQuickWallet = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const popup = page.getByRole('dialog');
  // The popup slides in. A press that begins on a button of a busy page may end beside it.
  await popup.evaluate(async (sheet) => {
    await Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  await popup.getByRole('button', { name: 'QuickWallet' }).click();
};

/** The text of the button in the header once a wallet is connected. */
const connectedButton = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });

const accountOf = (page: Page): Promise<{ address: string; keyfile: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('account') ?? '{}'));

test('two tabs that create a wallet at once share one account', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('./'), other.goto('./')]);
  await Promise.all([chooseQuickWallet(page), chooseQuickWallet(other)]);
  await Promise.all([
    expect(connectedButton(page)).toBeVisible(),
    expect(connectedButton(other)).toBeVisible(),
  ]);
  const { address } = await accountOf(page);
  expect(address).toMatch(/^[\w-]{43}$/);
  const shown = address.slice(0, 4);
  await expect(connectedButton(page)).toContainText(shown);
  await expect(connectedButton(other)).toContainText(shown);
});

test('a wallet is there again after a reload, and follows what another tab does to it', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await chooseQuickWallet(page);
  await expect(connectedButton(page)).toBeVisible();
  await reloadPage(page);
  await expect(connectedButton(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('./');
  await other.evaluate(() => localStorage.removeItem('account'));
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

test('the keyfile is the key of the account', async ({ page }) => {
  await page.goto('./');
  await chooseQuickWallet(page);
  await connectedButton(page).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download QuickWallet Keyfile' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('quick-wallet.json');
  const { n } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const address = createHash('sha256').update(Buffer.from(n, 'base64url')).digest('base64url');
  expect(address).toBe((await accountOf(page)).address);
});

test('nothing of QuickWallet is loaded before it is chosen, and nothing is put on window', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const sources = async (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  const isQuickWallet = (source: string) => source.includes('Signing-Client');

  await page.goto('./', { waitUntil: 'networkidle' });
  expect((await sources(scripts)).filter(isQuickWallet)).toHaveLength(0);
  await chooseQuickWallet(page);
  await expect(connectedButton(page)).toBeVisible();
  expect((await sources(scripts)).filter(isQuickWallet)).toHaveLength(1);
  expect(await page.evaluate(() => 'arweaveWallet' in window)).toBe(false);
});

test('a damaged account is reported and left as it is', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('account', '{"address":'));
  await chooseQuickWallet(page);
  await expect(page.getByRole('dialog')).toContainText('can’t be read');
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBe('{"address":');
});
