import { test } from '../support';

/** `test` in a browser of its own with other arguments; of two that contradict each other the later one holds. */
export const withBrowserArgs = (change: (args: readonly string[]) => string[]) =>
  test.extend<object, { launchOptions: { args?: string[] } }>({
    launchOptions: [
      async ({ launchOptions }, use) => use({ ...launchOptions, args: change(launchOptions.args ?? []) }),
      { scope: 'worker' },
    ],
  });
