import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { locales } from '../../shared/src/i18n/locales';
import { fill } from './fill';
import { sharingMeta } from './sharing-meta';
import { webManifest } from './web-manifest';

const name = 'Rainbow Rabbit';

/** The texts of the front page that say the product in one sentence each. */
interface FrontTexts {
  'front.title': string;
  'front.text': string;
}

const textsOf = (folder: string, locale: string): FrontTexts =>
  JSON.parse(readFileSync(path.join(folder, `locales/${locale}.json`), 'utf8'));

/**
 * Returns the plugin that writes what other programs show of the app: the preview beside a link, and the web manifest.
 * The address of the app comes from the environment, `APP_URL`.
 * @param folder the shell's folder
 */
export function sharedPage(folder: string): RsbuildPlugin {
  return {
    name: 'shared-page',
    setup(api) {
      api.modifyHTML((html) => {
        const texts = textsOf(folder, locales[0].code);
        const meta = sharingMeta({
          name,
          title: texts['front.title'],
          description: texts['front.text'],
          appUrl: process.env.APP_URL ?? '',
        });
        return fill(html, 'sharing', meta);
      });
      api.onAfterBuild(() => {
        const descriptions = Object.fromEntries(
          locales.map(({ code, iso }) => [iso, textsOf(folder, code)['front.text']]),
        );
        const manifest = JSON.stringify(webManifest({ name, descriptions }), null, 2);
        writeFileSync(path.join(api.context.distPath, 'app.webmanifest'), `${manifest}\n`);
      });
    },
  };
}
