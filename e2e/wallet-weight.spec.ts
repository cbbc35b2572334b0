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

/** Weighs the scripts and style sheets of the shell that a page fetches. */
function scaleFor(page: Page) {
  const requests: Request[] = [];
  let underWay = 0;
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    // The front page fetches the areas' screens when it has rested for some seconds.
    if (new URL(request.url()).pathname.startsWith('/areas/')) return;
    requests.push(request);
    underWay += 1;
  });
  page.on('requestfinished', (request) => {
    if (requests.includes(request)) underWay -= 1;
  });
  /** Returns the files that an action makes the page fetch, of which there must be some. */
  return async (act: () => Promise<unknown>): Promise<number> => {
    const before = requests.length;
    await act();
    await expect.poll(() => requests.length > before && underWay === 0).toBe(true);
    const bodies = await Promise.all(
      requests.slice(before).map(async (request) => (await request.response())?.body()),
    );
    return bodies.reduce((sum, body = Buffer.of()) => sum + brotliCompressSync(body).length, 0);
  };
}

const option = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

for (const { name, method } of walletDescriptors) {
  test(`the popup and the connector of ${name} cost no more than they may`, async ({ page }) => {
    // Wander can't be chosen without its extension.
    await page.addInitScript(() => {
      Object.assign(window, { arweaveWallet: { walletName: 'ArConnect', connect: () => undefined } });
    });
    const weigh = scaleFor(page);
    // The last part that the page fetches by itself.
    const caretaker = page.waitForResponse(/\/builds\/meta\//);
    await page.goto('./', { waitUntil: 'networkidle' });
    await caretaker;

    const popup = await weigh(async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).click();
      await expect(option(page, name)).toBeVisible();
    });
    expect(popup).toBeLessThanOrEqual(mostForPopup);

    // A finger on an option has its connector loaded, ahead of the choice.
    const connector = await weigh(() => option(page, name).dispatchEvent('pointerdown'));
    expect(connector).toBeLessThanOrEqual(mostForConnector[method]);
  });
}
