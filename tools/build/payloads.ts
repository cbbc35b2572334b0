import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaDeclaration, payloadFile, prerenderedPath, routeHolds } from '@rainbow-rabbit/shared/area';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { filesBelow } from './file-hashes';

/** The data of a prerendered path. */
interface Payload {
  /** The path from the root, with its locale prefix: `/ja/about`. English has none. */
  path: string;
  /** The path without that prefix, and the language. */
  page: string;
  locale: Locale;
  /** The data as JSON. */
  text: string;
}

/** Returns the paths, from the root, of the pages that a language's folder has data for. */
function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `/${file.slice(0, -'.json'.length)}`)
    .sort();
}

/**
 * Reads the data of prerendered paths: `<language>/<path>.json` for each page, in each language.
 * @throws Error naming a page that not every language has
 */
export function payloadsIn(folder: string): Payload[] {
  const pages = new Set(locales.flatMap(({ code }) => pagesIn(path.join(folder, code))));
  return locales.flatMap(({ code }) =>
    [...pages].map((page) => {
      const file = path.join(folder, code, `${page}.json`);
      if (!existsSync(file)) throw new Error(`${page} has no data in ${code}: ${file}`);
      return {
        path: prerenderedPath(page, code),
        page,
        locale: code,
        text: JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
      };
    }),
  );
}

/** Returns the folder with the data of an area's pages. */
export const areaPayloadFolder = (folder: string) => path.join(folder, 'payloads');

/**
 * Reads the data of an area's pages from its folder `payloads`.
 * @throws Error naming a page that not every language has, data that no page of the area can read, or a page that is
 *   declared as prerendered and has none
 */
export function areaPayloads(folder: string, { name, routes }: AreaDeclaration): Payload[] {
  const pages = pagesIn(path.join(areaPayloadFolder(folder), locales[0].code));
  const readers = routes.filter(({ clientOnly }) => !clientOnly);
  const stray = pages.filter((page) => !readers.some((route) => routeHolds(route.path, page)));
  const lacking = routes.flatMap((route) =>
    route.prerendered && !pages.includes(route.path) ? [route.path] : [],
  );
  if (stray.length > 0) throw new Error(`No page of ${name} can read the data of ${stray.join(', ')}.`);
  if (lacking.length > 0)
    throw new Error(`${name} declares as prerendered what has no data in payloads: ${lacking.join(', ')}.`);
  return payloadsIn(areaPayloadFolder(folder));
}

/** Returns the files with the data of prerendered paths: `<path>/_payload.json` each (docs/product 7.2). */
export const payloadFiles = (payloads: readonly Payload[]): Record<string, Buffer> =>
  Object.fromEntries(
    payloads.map(({ path: prerendered, text }) => [payloadFile(prerendered), Buffer.from(`${text}\n`)]),
  );

/**
 * Adds files to those of a build.
 * @param folder holds what they are made of; a change there is one of the build's sources
 */
export function emitFiles(
  api: RsbuildPluginAPI,
  folder: string,
  files: () => Readonly<Record<string, Buffer>>,
): void {
  api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
    compilation.contextDependencies.add(folder);
    for (const [file, bytes] of Object.entries(files()))
      compilation.emitAsset(file, new sources.RawSource(bytes));
  });
}

/** Returns the prerendered paths of a build, in their order. */
export function prerenderedIn(dist: string): readonly string[] {
  return filesBelow(dist)
    .filter((file) => path.posix.basename(file) === '_payload.json')
    .map((file) => `/${path.posix.dirname(file)}`)
    .sort();
}

/**
 * Returns the plugin that adds the data of the shell's prerendered paths: each page with a longer text.
 * @param folder the shell's folder
 */
export function shellPayloads(folder: string): RsbuildPlugin {
  return {
    name: 'shell-payloads',
    setup(api) {
      const texts = path.join(folder, 'src/pages/texts');
      emitFiles(api, texts, () => payloadFiles(payloadsIn(texts)));
    },
  };
}
