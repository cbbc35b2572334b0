import { findBrowser } from './browser.mjs';
import { run } from './command.mjs';

/**
 * Makes sure that there is a browser for the journeys: one that is found, else Debian's package when we may
 * install it.
 * @returns {Promise<string | undefined>} its path; undefined, and said why, when there is none
 */
export async function bringBrowser() {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!mayInstall) {
    console.error(
      'No Chromium found. Install one ("npx playwright install chromium", or your system\'s package), ' +
        'or name it: CHROMIUM=/path/to/chromium npm test',
    );
    return undefined;
  }
  console.log('No Chromium found: installing Debian\'s package "chromium".');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  const installed = findBrowser();
  if (!installed) console.error('apt-get could not install Chromium; see its messages above.');
  return installed;
}
