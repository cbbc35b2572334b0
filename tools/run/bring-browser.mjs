import { bringPackage } from './bring-package.mjs';
import { findBrowser } from './browser.mjs';

/** Makes sure that there is a browser for the journeys. @returns {Promise<string | undefined>} its path */
export function bringBrowser() {
  return bringPackage({
    name: 'Chromium',
    debianPackage: 'chromium',
    find: findBrowser,
    advice:
      'Install one ("npx playwright install chromium", or your system\'s package), ' +
      'or name it: CHROMIUM=/path/to/chromium npm test',
  });
}
