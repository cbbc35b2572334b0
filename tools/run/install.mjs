import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run } from './command.mjs';

/**
 * The entries of a lock file, by the folder that each is installed in.
 * @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }>} LockedPackages
 */

/**
 * Compares the lock with the record that npm keeps of its last installation.
 * @param {{ packages: LockedPackages }} lock `package-lock.json`
 * @param {{ packages: LockedPackages } | undefined} installed
 *   `node_modules/.package-lock.json`, undefined when no installation was ever completed
 * @returns {string | undefined} the reason to install; undefined when every package is there
 */
export function reasonToInstall(lock, installed) {
  if (!installed) return 'nothing is installed yet';
  const stale = Object.entries(lock.packages).find(
    ([place, { version, optional, link }]) =>
      place.includes('node_modules/') && !optional && !link && installed.packages[place]?.version !== version,
  );
  return stale && `${stale[0]} is not at ${stale[1].version}`;
}

/**
 * Finds the workspaces that a lock file links and an installation doesn't, as after a pull that brings a new one.
 * @param {{ packages: LockedPackages }} lock `package-lock.json`
 * @param {(place: string) => boolean} isThere returns true when there is something in a place of the tree
 * @returns {[place: string, folder: string][]} the places of the links, and the folders that they lead to
 */
export function missingLinks(lock, isThere) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => link && !isThere(place))
    .map(([place, { resolved = '' }]) => [place, resolved]);
}

/**
 * Installs the packages of the lock file, unless they are there already.
 * @returns {Promise<boolean>} true when every package is installed
 */
export async function ensureInstalled() {
  const lock = readJson('package-lock.json');
  const reason = reasonToInstall(lock, readJson('node_modules/.package-lock.json'));
  if (!reason) {
    for (const [place, folder] of missingLinks(lock, (path) => existsSync(join(root, path)))) {
      mkdirSync(join(root, dirname(place)), { recursive: true });
      symlinkSync(relative(dirname(place), folder), join(root, place), 'junction');
    }
    return true;
  }
  console.log(`Installing packages with npm ci: ${reason}.`);
  return (await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) === 0;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
