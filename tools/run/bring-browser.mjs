import { bringPackage } from './bring-package.mjs';
import { findBrowser, findHeadlessBrowser, headlessShell } from './browser.mjs';

/**
 * Makes sure that there is a browser for the journeys, and its build without a window where the system's Chromium is used and
 * packages may be installed: the journeys run in the whole one without it.
 * @returns {Promise<string | undefined>} the whole browser's path
 */
export async function bringBrowser() {
  const browser = await bringPackage({
    name: 'Chromium',
    debianPackages: ['chromium'],
    find: findBrowser,
    advice:
      'Install one ("npx playwright install chromium", or your system\'s package), ' +
      'or name it: CHROMIUM=/path/to/chromium npm test',
  });
  if (browser?.endsWith('/bin/chromium'))
    await bringPackage({
      name: 'Chromium without a window',
      debianPackages: [headlessShell],
      find: () => [findHeadlessBrowser()].find((path) => path !== browser),
      advice: 'The journeys run in the whole Chromium.',
    });
  return browser;
}
