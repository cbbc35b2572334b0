import type { Page } from '@playwright/test';
import { expect } from '../support';

/** The wallet's sheet that asks for the one item of a launch. */
export const launchSheet = (page: Page) => page.getByRole('dialog', { name: 'Put it on the network?' });

/** Expects that a launch has ended with a link, and opens the page of the token. */
export async function openLaunched(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
