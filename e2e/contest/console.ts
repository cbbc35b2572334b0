import type { Page } from '@playwright/test';
import { expect } from '../support';

/** Presses the button of the wallet's sheet that approves, whatever it is called there. */
export async function approveAsked(page: Page): Promise<void> {
  const sheet = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Decline', exact: true }) });
  await sheet.getByRole('button').last().click();
}

/** Gives the reason of the act that the open sheet asks for, sends it, and approves it in the wallet. */
export async function actOn(page: Page, reason: string, confirm: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: confirm, exact: true }).click();
  await approveAsked(page);
}

/** Goes to a section by the phone's menu of sections, or by the navigation beside. */
export async function goToSection(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Sections' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
}
