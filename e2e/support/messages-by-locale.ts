import path from 'node:path';
import { type Locale, locales } from '../../shared/src/i18n/locales';
import { catalogueOf } from '../../tools/build/catalogue-files.mjs';

/**
 * Reads the messages of a workspace in every language of the product.
 * @param workspace its folder: `shell`, `remotes/game`
 * @param part the folder of a further catalogue of the workspace, such as `staff`
 */
export function messagesByLocale<Messages>(workspace: string, part = ''): readonly [Locale, Messages][] {
  const folder = path.join(import.meta.dirname, '../..', workspace);
  const place = path.join('locales', part);
  return locales.map(({ code }) => [code, catalogueOf(folder, code, place) as Messages]);
}
