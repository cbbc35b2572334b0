import type { Page, TestInfo } from '@playwright/test';

/** Longer screens and sheets are cut: the log of a run is read by people. */
const maxCharacters = 4_000;

/** Prints the screen of a phone, and its sheets, if its test has failed: of a run on another machine, the log is all that stays. */
export async function printScreenIfFailed(page: Page, { status, expectedStatus }: TestInfo): Promise<void> {
  if (status === 'passed' || status === expectedStatus || page.isClosed()) return;
  process.stdout.write(`A phone at ${page.url()} shows:\n`);
  for (const part of await page.locator('main, dialog').all()) {
    const text = await part.ariaSnapshot({ timeout: 10_000 }).catch(String);
    process.stdout.write(`${text.slice(0, maxCharacters)}\n`);
  }
}
