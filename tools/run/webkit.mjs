import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './find-program.mjs';

/**
 * The programs that journeys in WebKitGTK need: its driver, its small browser, and a screen that nobody sees.
 * @returns {{ driver: string, browser: string, screen: string } | undefined} paths that exist; undefined when one is missing
 */
export function findWebKit() {
  const driver = findProgram({ variable: 'WEBKIT_DRIVER', name: 'WebKitWebDriver' });
  const browser = findProgram({
    variable: 'MINI_BROWSER',
    name: 'MiniBrowser',
    folders: ['/usr/lib', '/usr/libexec'].flatMap(foldersOfWebKit),
  });
  const screen = findProgram({ variable: 'XVFB', name: 'Xvfb' });
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The folders of WebKitGTK's own programs, as in `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`, the newest first. */
function foldersOfWebKit(folder) {
  const named = (place) => (existsSync(place) ? readdirSync(place) : []);
  const places = [
    folder,
    ...named(folder).flatMap((name) => (name.includes('-linux-') ? join(folder, name) : [])),
  ];
  return places.flatMap((place) =>
    named(place)
      .filter((name) => /^webkit(2)?gtk-/.test(name))
      .sort()
      .reverse()
      .map((name) => join(place, name)),
  );
}
