import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defaultLocale, locales } from '../../shared/src/i18n/locales';

/** The data of a prerendered path. */
interface Payload {
  /** The path from the root, with its locale prefix: `/ja/about`. English has none. */
  path: string;
  /** The data as JSON. */
  text: string;
}

/**
 * Reads the data of the shell's prerendered paths: each page with a longer text, in each language.
 * @param folder the shell's folder
 * @throws Error if a language lacks a page
 */
export function payloadsOf(folder: string): Payload[] {
  const texts = path.join(folder, 'src/pages/texts');
  const pages = readdirSync(path.join(texts, defaultLocale)).map((file) => path.basename(file, '.json'));
  return locales.flatMap(({ code }) =>
    pages.map((page) => ({
      path: code === defaultLocale ? `/${page}` : `/${code}/${page}`,
      text: JSON.stringify(JSON.parse(readFileSync(path.join(texts, code, `${page}.json`), 'utf8'))),
    })),
  );
}

/** Returns the file of a prerendered path's data, from the app's folder. */
export const payloadFile = (prerendered: string) => `${prerendered.slice(1)}/_payload.json`;

/** Returns the prerendered paths of a build, in their order. */
export function prerenderedIn(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '_payload.json')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`)
    .sort();
}

/**
 * Returns the plugin that writes the data of each prerendered path to `<path>/_payload.json` (docs/product.md 7.2).
 * @param folder the shell's folder
 */
export function payloads(folder: string): RsbuildPlugin {
  return {
    name: 'payloads',
    setup(api) {
      api.onAfterBuild(() => {
        for (const { path: prerendered, text } of payloadsOf(folder)) {
          const file = path.join(api.context.distPath, payloadFile(prerendered));
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, `${text}\n`);
        }
      });
    },
  };
}
