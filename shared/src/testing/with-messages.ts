import en from '../../locales/en.json';
import errors from '../../locales/errors/en.json';
import type { Catalogue } from '../i18n/catalogue';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { addMessages, resetMessages } from '../i18n/message-store';
import { errorCatalogues } from '../i18n/shared-catalogues';

/**
 * Loads messages for a test without fetching. The English messages of `shared` are always there.
 * @param catalogues by namespace, in the language of the test
 */
export function withMessages(
  catalogues: Readonly<Record<string, Catalogue>> = {},
  locale: Locale = defaultLocale,
): void {
  resetMessages(locale);
  for (const [namespace, messages] of Object.entries(catalogues))
    addMessages({ locale, namespace, from: withMessages, messages });
  addMessages({ locale: defaultLocale, namespace: 'shared', from: withMessages, messages: en });
  // Marked as fetched, so that no unknown code has them fetched in the middle of a test.
  for (const { code } of locales) {
    const messages = code === defaultLocale ? errors : {};
    addMessages({ locale: code, namespace: 'shared', from: errorCatalogues, messages });
  }
}
