import type { Page, Request } from '@playwright/test';

/** Answers have come for so long that no further request follows from them. */
const quietMs = 500;

/**
 * Watches the requests of a page from now on.
 * @returns a function that resolves once the page waits for no answer, and has made no request for half a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastMs = performance.now();
  const note = (change: () => void) => {
    change();
    lastMs = performance.now();
  };
  page.on('request', (request) => note(() => pending.add(request)));
  page.on('requestfinished', (request) => note(() => pending.delete(request)));
  page.on('requestfailed', (request) => note(() => pending.delete(request)));
  return async () => {
    while (pending.size > 0 || performance.now() - lastMs < quietMs) await page.waitForTimeout(50);
  };
}
