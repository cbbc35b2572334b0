import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.mjs';
import { missingPlatformPackages } from './lock.mjs';

/**
 * Why the packages must be installed, judged by the record npm keeps of what it installed.
 * @param {{ packages: import('./lock.mjs').LockedPackages }} lock `package-lock.json`
 * @param {{ packages: import('./lock.mjs').LockedPackages } | undefined} installed
 *   `node_modules/.package-lock.json`, undefined when nothing was ever installed to its end
 * @returns {string | undefined} undefined when everything is there
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
 * Installs what the lock says, unless it is there already.
 * @returns {Promise<boolean>} whether everything is installed now
 */
export async function ensureInstalled() {
  const lock = readJson('package-lock.json');
  const reason = reasonToInstall(lock, readJson('node_modules/.package-lock.json'));
  if (!reason) return true;
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (missingPlatformPackages(lock).length === 0) {
    console.log(`Installing packages with npm ci: ${reason}.`);
    if ((await run('npm', ['ci', ...quietly])) === 0) return true;
    console.log('npm ci failed; trying npm install, which may write package-lock.json.');
  } else {
    console.log(
      `Installing packages with npm install: ${reason}, and npm ci would refuse the incomplete lock.`,
    );
  }
  return (await run('npm', ['install', ...quietly])) === 0;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
