import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RegistryEntry, routeHolds } from '@rainbow-rabbit/shared/area';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { type AreaFirstViews, firstViewsFile, longestPath } from '../build/area-first-views';
import { replaceFile } from './replace-file';

/** The folder, at the top of the app, of the first views of areas' pages. */
export const firstViewsFolder = 'first-views';

/** A file for each language and length of a path, from the top of the app. */
const fileFor = (locale: string, length: number) => `${firstViewsFolder}/${locale}/${length}.json`;

type OwnView = readonly [page: string, view: object];

/**
 * Reads the first views of an area that the registry offers, by language; an area that is switched off has none. Views of pages
 * that aren't the area's own don't count. A file that can't be used keeps no other area from having its views: the
 * pages are shown without words.
 */
function readViews(
  appFolder: string,
  { manifest, enabled, routes, build }: RegistryEntry,
): ReadonlyMap<Locale, readonly OwnView[]> {
  const file = path.join(appFolder, path.posix.dirname(manifest), firstViewsFile);
  if (!enabled || !existsSync(file)) return new Map();
  const isOwn = ([page]: OwnView) => routes.some((route) => routeHolds(route.path, page));
  const named = ([page, view]: OwnView): OwnView => [page, { ...view, build }];
  try {
    const views: Partial<AreaFirstViews> = JSON.parse(readFileSync(file, 'utf8'));
    const viewsIn = (code: Locale) =>
      Object.entries(views[code] ?? {})
        .filter(isOwn)
        .map(named);
    return new Map(locales.map(({ code }) => [code, viewsIn(code)]));
  } catch {
    return new Map();
  }
}

/**
 * Writes the first views of areas' pages at the top of the app, as a browser asks for them before it knows the registry
 * (decision 069). Each view names its area's build. All files are written, also those without any view.
 * @param areas the entries of the registry
 */
export function writeFirstViews(appFolder: string, areas: readonly RegistryEntry[]): void {
  const offered = areas.map((area) => readViews(appFolder, area));
  for (const { code } of locales) {
    const pages = offered.flatMap((views) => views.get(code) ?? []);
    for (let length = 1; length <= longestPath; length += 1) {
      const own = Object.fromEntries(pages.filter(([page]) => page.length === length));
      replaceFile(path.join(appFolder, fileFor(code, length)), `${JSON.stringify(own)}\n`);
    }
  }
}
