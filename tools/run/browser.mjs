import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium's build without a window, by the name of its Debian package too. */
export const headlessShell = 'chromium-headless-shell';

/**
 * The Chromium that browser tests run in: the one named by `CHROMIUM`, else the one Playwright brought,
 * else the system's.
 * @returns {string | undefined} path of an executable that exists, or undefined
 */
export function findBrowser() {
  return [process.env.CHROMIUM, playwrightsOwn(), ...systemNames.map(onPath)].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * The browser for pages that nobody sees: Chromium without windows, tabs and extensions, which costs a fifth less, where it is
 * installed; else the browser of `findBrowser`.
 * @returns {string | undefined} path of an executable that exists, or undefined
 */
export function findHeadlessBrowser() {
  const isNamed = existsSync(process.env.CHROMIUM ?? '');
  return (isNamed ? undefined : onPath(headlessShell)) ?? findBrowser();
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined; // Not installed yet, or it brings no browser for this system.
  }
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
