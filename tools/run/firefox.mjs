import { findProgram } from './find-program.mjs';

/**
 * The Firefox of the journeys in three engines: the one named by `FIREFOX`, else the system's.
 * @returns {string | undefined} path of a file that exists, or undefined
 */
export function findFirefox() {
  const folders = ['/usr/lib/firefox-esr', '/usr/lib/firefox', '/Applications/Firefox.app/Contents/MacOS'];
  const find = (name) => findProgram({ variable: 'FIREFOX', name, folders });
  return find('firefox-esr') ?? find('firefox');
}
