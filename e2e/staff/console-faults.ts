import type { Page } from '@playwright/test';

/** The sizes at which a console is checked: the narrowest screen, and a computer's. */
export const consoleSizes = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];

/** Returns the faults of a console's page as it is now: its width beyond the screen's, and keys of messages among its texts. */
export const consoleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const keys = document.body.innerText.match(/\bstaff\.[a-z-]+[.\w-]*/g) ?? [];
    return [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...keys];
  });
