import type { Page } from '@playwright/test';
import { tools } from '../../remotes/minibuild/src/toolbox/places/domain/tools';
import { approve } from '../game/phone-player';
import { expect } from '../support';

/** A tool while it is shown: the others stay in the page, hidden, with what was entered there. */
const toolOf = (page: Page, id: string) =>
  page.getByRole('region').filter({ has: page.locator(`#tool-${id}`) });

/**
 * Opens a place of the toolbox, and resolves once its tool and part are there: a link to another place changes the hash
 * alone, so the page goes on showing the place before for a while.
 * @param query such as `?tool=message&part=verify`
 * @param locale as the path has it, such as `/pl`
 */
export async function openTool(page: Page, query = '', locale = ''): Promise<void> {
  await page.goto(`/#${locale}/mini-build/utils${query}`);
  const place = new URLSearchParams(query);
  const tool = toolOf(page, place.get('tool') ?? tools[0].id);
  await expect(tool).toBeVisible();
  const part = place.get('part');
  if (part) await expect(tool.locator(`[role=tab][id$="-${part}"]`)).toHaveAttribute('aria-selected', 'true');
}

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

const upload = (page: Page) => toolOf(page, 'upload');

/** Chooses the file of an upload. The other tools have fields for files, too. */
export const chooseFile = (page: Page, file: typeof carrots) =>
  upload(page).locator('input[type=file]').setInputFiles(file);

/** Chooses a file, has its transaction signed, and ends as soon as it is on its way. */
export async function signUpload(page: Page, file: typeof carrots): Promise<void> {
  await chooseFile(page, file);
  await upload(page).getByRole('button', { name: 'See what it costs' }).click();
  await expect(verdict(page, 'Your balance is enough.')).toBeVisible();
  await upload(page).getByRole('button', { name: 'Sign with QuickWallet' }).click();
  await approve(page, 'Upload');
}
