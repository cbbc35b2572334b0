import type { Page } from '@playwright/test';

/**
 * Reloads a page of the app. A dialog that has closed takes its entry out of the browser's history in a moment of its own,
 * and that way back would overtake the reload, so this waits for it.
 */
export async function reloadPage(page: Page): Promise<void> {
  await page.waitForFunction(() => !Object(history.state).rrDialog || document.querySelector('dialog[open]'));
  await page.reload();
}
