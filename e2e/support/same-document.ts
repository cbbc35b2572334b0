import { expect, type Page } from '@playwright/test';

/** Marks the document, so that a reload would show. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same document'));

/** Expects the document that was marked. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
