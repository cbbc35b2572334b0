import en from '../../locales/en.json';
import type { Catalogue } from '../i18n/domain/translate';
import { defaultLocale, type Locale } from '../i18n/locales';
import { addMessages, resetMessages } from '../i18n/message-store';

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
    addMessages(locale, namespace, { from: withMessages, messages });
  addMessages(defaultLocale, 'shared', { from: withMessages, messages: en });
}
