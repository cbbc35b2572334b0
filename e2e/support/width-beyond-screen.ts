import type { Page } from '@playwright/test';

/** Returns by how many pixels a page is wider than the screen. The inner width would grow with what overflows. */
export const widthBeyondScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
