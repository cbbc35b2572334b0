import { expect, phone, test } from '../support';
import { watchForProblems } from '../support/problems';

/**
 * `test` whose page is in a browser of its own with other arguments; of two that contradict each other the later one
 * holds.
 */
export const withBrowserArgs = (change: (args: readonly string[]) => string[]) =>
  test.extend({
    context: async ({ playwright, launchOptions, baseURL }, use) => {
      const args = change(launchOptions.args ?? []);
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const { problems, stop } = watchForProblems(browser);
      await use(await browser.newContext({ ...phone, baseURL }));
      await browser.close();
      stop();
      expect(problems.unexpected().join('\n'), 'problems in the browser').toBe('');
    },
  });
