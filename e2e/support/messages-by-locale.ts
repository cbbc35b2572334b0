import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '../../shared/src/i18n/locales';

/**
 * Reads the messages of a workspace in every language of the product.
 * @param workspace its folder: `shell`, `remotes/game`
 */
export function messagesByLocale<Messages>(workspace: string): readonly [Locale, Messages][] {
  return locales.map(({ code }) => {
    const file = path.join(import.meta.dirname, '../..', workspace, 'locales', `${code}.json`);
    return [code, JSON.parse(readFileSync(file, 'utf8')) as Messages];
  });
}
