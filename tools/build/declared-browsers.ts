import browserslist from 'browserslist';
import { readPackageJson } from './built-workspace';
import { treeRoot } from './workspace';

/** The least version of each browser, by the name that web-features has for it. */
export type LeastVersions = ReadonlyMap<string, string>;

/** Names of web-features by those of browserslist, which knows only the latest Chrome and Firefox of Android. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** Compares two versions, such as `17.4` and `120`, number by number. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  for (const [at, part] of (left ?? []).entries()) {
    const difference = part - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (left?.length ?? 0) - (right?.length ?? 0);
}

/**
 * Returns the least version of each browser that a browserslist query selects.
 * @throws Error for a browser that web-features doesn't know
 */
export function leastVersions(queries: readonly string[]): LeastVersions {
  const least = new Map<string, string>();
  for (const selected of browserslist([...queries])) {
    const [id = '', range = ''] = selected.split(' ');
    const names = namesOf[id];
    if (!names) throw new Error(`web-features doesn't know the browser ${id}`);
    const [version = ''] = range.split('-');
    for (const name of names) {
      const known = least.get(name);
      if (!known || compareVersions(version, known) < 0) least.set(name, version);
    }
  }
  return least;
}

/** The browsers that the app is made for, as queries of browserslist: `safari >= 17.4`. */
export const treeBrowsers: readonly string[] = readPackageJson(treeRoot).browserslist ?? [];
