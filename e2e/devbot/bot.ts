import type { Locator, Page } from '@playwright/test';
import { approve } from '../game/phone-player';
import { expect } from '../support';

/** Opens the bot, and resolves once its command line is there. */
export async function openBot(page: Page, query = ''): Promise<void> {
  await page.goto(`/#/devbot${query}`);
  await expect(commandLine(page)).toBeVisible();
}

export const commandLine = (page: Page): Locator => page.getByRole('combobox', { name: 'Command' });

/** The task that is on the screen, by its title. */
export const taskOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Types a command and runs it by the Enter key. */
export async function command(page: Page, line: string): Promise<void> {
  await commandLine(page).fill(line);
  await commandLine(page).press('Enter');
}

/** Fills in an action in the form of the message task, and leads to its preview. */
export async function previewMessage(page: Page, process: string, action: string): Promise<void> {
  await command(page, `/send ${process} ${action}`);
  await taskOf(page, 'Send a message').getByRole('button', { name: 'Look at it before signing' }).click();
}

/** Has the previewed message signed, and approves it. */
export async function signAndApprove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await approve(page, 'Send it');
}
