import type { Page } from '@playwright/test';
import { goToSectionOf } from '../staff/consoles';

/** Presses the button of the wallet's sheet that approves, whatever it is called there. */
export async function approveAsked(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog').filter({ hasText: 'Show exactly what is signed' });
  await sheet.getByRole('button').last().click();
}

/** Approves an act in the wallet, after its reason where the sheet for it is open. */
export async function actOn(page: Page, reasoned?: { reason: string; confirm: string }): Promise<void> {
  if (reasoned) {
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason').fill(reasoned.reason);
    await sheet.getByRole('button', { name: reasoned.confirm, exact: true }).click();
  }
  await approveAsked(page);
}

/** Goes to a section of a contest's console. */
export const goToSection = (page: Page, name: string): Promise<void> => goToSectionOf(page, 'contest', name);
