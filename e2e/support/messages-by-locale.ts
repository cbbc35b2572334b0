import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '../../shared/src/i18n/locales';

/**
 * Reads the messages of a workspace in every language of the product.
 * @param workspace its folder: `shell`, `remotes/game`
 * @param part the folder of a further catalogue of the workspace, such as `staff`
 */
export function messagesByLocale<Messages>(workspace: string, part = ''): readonly [Locale, Messages][] {
  return locales.map(({ code }) => {
    const file = path.join(import.meta.dirname, '../..', workspace, 'locales', part, `${code}.json`);
    return [code, JSON.parse(readFileSync(file, 'utf8')) as Messages];
  });
}
