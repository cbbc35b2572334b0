import i18next from 'i18next';
import { AppError } from '../errors';
import { defaultLocale, isLocale, type Locale, perLocale } from './locales';
import type { Catalogue } from './messages';

/** The catalogues of one workspace: one lazily loaded module per language. */
export type CatalogueLoaders = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;

/**
 * Makes the loaders of one workspace from its folder of messages.
 * @param load the import of one catalogue, with its path written out up to the code, so that the build makes each
 *   language a chunk of its own: ``(code) => import(`../locales/${code}.json`)``
 */
export function cataloguesFrom(
  load: (code: Locale) => ReturnType<CatalogueLoaders[Locale]>,
): CatalogueLoaders {
  return perLocale((code) => () => load(code));
}

const registered = new Map<string, CatalogueLoaders>();

/** The language the page is in now. */
export function currentLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : defaultLocale;
}

/** Fetches one catalogue unless it is there. A failure leaves nothing behind, so that asking again asks again. */
async function load(namespace: string, loaders: CatalogueLoaders, locale: Locale): Promise<void> {
  if (i18next.hasResourceBundle(locale, namespace)) return;
  const { default: catalogue } = await loaders[locale]();
  i18next.addResourceBundle(locale, namespace, catalogue);
}

/** True when the language itself was loaded; English takes its place where it was not. */
async function loadOrEnglish(namespace: string, loaders: CatalogueLoaders, locale: Locale): Promise<boolean> {
  try {
    await load(namespace, loaders, locale);
    return true;
  } catch (cause) {
    try {
      await load(namespace, loaders, defaultLocale);
      return false;
    } catch {
      throw new AppError('i18n.unreachable', { cause, retryable: true });
    }
  }
}

/**
 * Registers the messages of a workspace and fetches those of the current language; others follow when the language
 * changes. Calling it again retries what failed.
 * @throws AppError `i18n.unreachable` when neither this language nor English could be fetched
 */
export async function addCatalogues(namespace: string, loaders: CatalogueLoaders): Promise<void> {
  registered.set(namespace, loaders);
  await loadOrEnglish(namespace, loaders, currentLocale());
}

/** The latest wish counts: a slow catalogue of an earlier choice must not win. */
let wish: Locale | undefined;

/**
 * Changes the language of everything on the page, without unmounting anything. A workspace whose catalogue can't
 * be fetched shows English until the next change.
 * @returns true when every workspace has its messages in this language
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  wish = locale;
  const outcomes = await Promise.allSettled(
    [...registered].map(([namespace, loaders]) => loadOrEnglish(namespace, loaders, locale)),
  );
  if (wish === locale) await i18next.changeLanguage(locale);
  return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

/** Calls the listener after every change of the language; returns its undo. */
export function subscribeLocale(listener: (locale: Locale) => void): () => void {
  const hear = () => listener(currentLocale());
  i18next.on('languageChanged', hear);
  return () => i18next.off('languageChanged', hear);
}
