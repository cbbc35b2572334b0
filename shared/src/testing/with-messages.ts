import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import type { Locale } from '../i18n/locales';
import type { Catalogue } from '../i18n/messages';

/**
 * Loads messages for a test without fetching. The English messages of `shared` are always there.
 * @param catalogues by namespace, in the language of the test
 */
export function withMessages(
  catalogues: Readonly<Record<string, Catalogue>> = {},
  locale: Locale = 'en',
): void {
  void i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    lowerCaseLng: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    resources:
      locale === 'en' ? { en: { shared: en, ...catalogues } } : { en: { shared: en }, [locale]: catalogues },
  });
}
