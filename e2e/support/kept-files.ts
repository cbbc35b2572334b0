import type { Page } from '@playwright/test';

/** Returns the paths of the files that the app has kept for a start without network. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(opened)).flat().map(({ url }) => new URL(url).pathname);
  });
