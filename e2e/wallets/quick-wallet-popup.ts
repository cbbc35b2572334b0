import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';

/** Returns the address of a keyfile. */
export const addressOfKeyfile = ({ n }: Keyfile) =>
  createHash('sha256').update(Buffer.from(n, 'base64url')).digest('base64url');
/** Returns the address of the account that this browser keeps. */
export const storedAddress = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('account') ?? '{}').address);

/** The wallet popup, in any state. */
export const popup = (page: Page) => page.getByRole('dialog');
/** The button in the header while a wallet is connected. */
export const connectedButton = (page: Page) => page.getByRole('button', { name: 'Connected wallet' });
/** The file field of the import. */
export const fileField = (page: Page) => popup(page).getByLabel('Choose a keyfile');
/** The button that opens the import. */
export const importLink = (page: Page) => popup(page).getByRole('button', { name: 'Import a keyfile' });
/** The text that asks for a backup. */
export const nudge = (page: Page) => page.getByText('Your wallet has no backup yet');

/** A text as a file to choose. */
export const fileOf = (text: string, name = 'quick-wallet.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
/** Chooses a file that holds a key, or something like one. */
export const choose = (page: Page, keyfile: object) =>
  fileField(page).setInputFiles(fileOf(JSON.stringify(keyfile)));

/** Opens the import, with nothing connected. */
export async function openImport(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await importLink(page).click();
}

/** Connects with QuickWallet, which makes an account; resolves to its address. */
export async function makeQuickWallet(page: Page): Promise<string> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await popup(page).getByRole('button', { name: 'QuickWallet (Recommended)' }).click();
  await expect(connectedButton(page)).toBeVisible();
  return storedAddress(page);
}

/** Reads a download as text. */
export const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Presses a button of the popup. */
export async function press(page: Page, name: string): Promise<void> {
  await popup(page).getByRole('button', { name }).click();
}

/** Answers the sheet that asks, after a download, if the keyfile arrived. */
export const sayIHaveIt = (page: Page) =>
  page.getByRole('button', { name: 'I have it', exact: true }).click();
