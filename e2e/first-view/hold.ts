import type { Page } from '@playwright/test';

/** Matches the path of the app's bundle. */
export const isBundle = (path: string) => /\/main\.\w+\.js$/.test(path);

/** Holds the answer to every request whose path matches, until the returned function is called. */
export async function hold(page: Page, matches: (path: string) => boolean): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => matches(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
