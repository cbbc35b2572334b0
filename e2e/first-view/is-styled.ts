import type { Page } from '@playwright/test';

/** Resolves once the style sheet is there: before, a page that is drawn at once has none of its places. */
export const isStyled = (page: Page) => page.waitForFunction(() => document.styleSheets.length > 0);
