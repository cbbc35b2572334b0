import type { Page } from '@playwright/test';

/**
 * Resolves once the style sheet and the faces of the title are there: before, a page that is drawn at once has none of its
 * places, and a title none of its widths.
 */
export async function isStyled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.evaluate(async () => {
    const titles = [...document.querySelectorAll('h1')];
    await Promise.all(
      titles.map((title) => document.fonts.load(getComputedStyle(title).font, title.textContent ?? '')),
    );
  });
}
