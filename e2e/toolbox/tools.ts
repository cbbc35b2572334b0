import type { Page } from '@playwright/test';
import { approve } from '../game/phone-player';
import { expect } from '../support';

export const openTool = (page: Page, query = '') => page.goto(`/#/mini-build/utils${query}`);

/** Makes a QuickWallet by the page's own button; returns its address. */
export async function connect(page: Page, button = 'Connect a wallet'): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^QuickWallet/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const account: { address: string } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('account') ?? '{}'),
  );
  return account.address;
}

/** The notice with the outcome of an action. */
export const verdict = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** Returns the text that a copy button puts on the clipboard. */
export async function copied(page: Page, what: string): Promise<string> {
  const button = page.getByRole('button', { name: `Copy: ${what}`, exact: true });
  await button.click();
  // Another button may still be saying so of itself.
  await expect(button.locator('xpath=following-sibling::*[@role="status"]')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The value shown beside a label. */
export const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`), visible: true })
    .locator('xpath=following-sibling::dd[1]');

/** Three parts of data that differ. */
export const threeParts = Buffer.from(
  Array.from({ length: 90_000 }, (_, line) => `${line}`.padStart(7)).join('\n'),
);
export const carrots = { name: 'carrots.txt', mimeType: 'text/plain', buffer: threeParts };

export const chooseFile = (page: Page, file: typeof carrots) =>
  page.locator('input[type=file]:visible').setInputFiles(file);

/** Chooses a file, has its transaction signed, and ends as soon as it is on its way. */
export async function signUpload(page: Page, file: typeof carrots): Promise<void> {
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'See what it costs' }).click();
  await expect(verdict(page, 'Your balance is enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign with QuickWallet' }).click();
  await approve(page, 'Upload');
}
