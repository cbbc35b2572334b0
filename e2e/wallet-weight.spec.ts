import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { type WalletMethod, walletDescriptors } from '../shared/src/wallet/wallets';
import { expect, test } from './support';

/** The most bytes, in brotli's best compression, that opening the popup and loading a wallet's connector may fetch. */
const mostForPopup = 15_000;
const mostForConnector: Readonly<Record<WalletMethod, number>> = {
  QuickWallet: 12_000,
  Wander: 6_000,
  ArweaveApp: 8_000,
  BeaconWallet: 100_000,
};

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/**
 * Weighs the scripts and style sheets that a page fetches, but for those that an untouched page fetches, too: some come
 * when a page has rested for some seconds.
 */
function scaleFor(page: Page, untouched: Page) {
  const requests: Request[] = [];
  const itsOwn = new Set<string>();
  let underWay = 0;
  untouched.on('request', (request) => itsOwn.add(request.url()));
  page.on('request', (request) => {
    if (!isCode(request)) return;
    requests.push(request);
    underWay += 1;
  });
  page.on('requestfinished', (request) => {
    if (requests.includes(request)) underWay -= 1;
  });
  /** Does what makes the page fetch some files, and returns a function that weighs them. */
  return async (act: () => Promise<unknown>): Promise<() => Promise<number>> => {
    const before = requests.length;
    await act();
    await expect.poll(() => requests.length > before && underWay === 0).toBe(true);
    const fetched = requests.slice(before);
    return async () => {
      const caused = fetched.filter((request) => !itsOwn.has(request.url()));
      const bodies = await Promise.all(caused.map(async (request) => (await request.response())?.body()));
      return bodies.reduce((sum, body = Buffer.of()) => sum + brotliCompressSync(body).length, 0);
    };
  };
}

const option = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

for (const { name, method } of walletDescriptors) {
  test(`the popup and the connector of ${name} cost no more than they may`, async ({ page }) => {
    // Wander can't be chosen without its extension.
    await page.addInitScript(() => {
      Object.assign(window, { arweaveWallet: { walletName: 'ArConnect', connect: () => undefined } });
    });
    const untouched = await page.context().newPage();
    const weigh = scaleFor(page, untouched);
    await untouched.goto('./');
    await page.goto('./', { waitUntil: 'networkidle' });

    const popup = await weigh(async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).click();
      await expect(option(page, name)).toBeVisible();
    });
    await expect.poll(popup).toBeLessThanOrEqual(mostForPopup);
    expect(await popup()).toBeGreaterThan(0);

    // A finger on an option has its connector loaded, ahead of the choice.
    const connector = await weigh(() => option(page, name).dispatchEvent('pointerdown'));
    await expect.poll(connector).toBeLessThanOrEqual(mostForConnector[method]);
    expect(await connector()).toBeGreaterThan(0);
  });
}
