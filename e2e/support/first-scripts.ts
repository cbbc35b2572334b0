import type { Page } from '@playwright/test';

/**
 * Notes the scripts that the front page has loaded in the moment in which the app takes it over from `index.html`: from then
 * on it can be used. Call it before the page is opened.
 * @returns a function that resolves to the URLs of the scripts
 */
export async function noteFirstScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    let hasFirstView = false;
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector('.rr-first-view') !== null;
      if (hasFirstView && !isThere) {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        Reflect.set(
          window,
          'firstScripts',
          loaded.filter((url) => new URL(url).pathname.endsWith('.js')),
        );
        observer.disconnect();
      }
      hasFirstView ||= isThere;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const noted = await page.waitForFunction(() => Reflect.get(window, 'firstScripts'));
    return noted.jsonValue();
  };
}
