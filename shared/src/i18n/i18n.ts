import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addCatalogues } from './catalogues';
import { type Locale, locales } from './locales';
import { sharedCatalogues } from './shared-catalogues';

/** Not part of a production build: helps developers find text that is not translated. */
const hasAids = process.env.NODE_ENV !== 'production';

interface StartI18nOptions {
  locale: Locale;
  /** Marks missing keys in the page. */
  development?: boolean;
  /** Draws every message with accents and brackets, so that text that was never translated stands out. */
  pseudoLocale?: boolean;
}

/**
 * Starts translation with the catalogue of `shared` in one language; workspaces add theirs by `addCatalogues`.
 * @throws AppError `i18n.unreachable` when neither this language nor English could be fetched
 */
export async function startI18n({
  locale,
  development = false,
  pseudoLocale = false,
}: StartI18nOptions): Promise<void> {
  if (hasAids && pseudoLocale) {
    const { pseudo } = await import('./pseudo');
    i18next.use({ type: 'postProcessor', name: 'pseudo', process: pseudo });
  }
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    supportedLngs: locales.map(({ code }) => code),
    load: 'currentOnly',
    lowerCaseLng: true,
    keySeparator: false,
    nsSeparator: false,
    ns: [],
    defaultNS: 'shared',
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(hasAids && pseudoLocale && { postProcess: ['pseudo'] }),
    ...(hasAids && development && { parseMissingKeyHandler: (key: string) => `⟦${key}⟧` }),
  });
  await addCatalogues('shared', sharedCatalogues);
}
