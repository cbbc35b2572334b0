import { AppError } from '../errors';
import type { Catalogue } from './catalogue';
import { defaultLocale, type Locale, perLocale } from './locales';
import { addMessages, hasMessages, messagesNow, removeMessages, setLocale } from './message-store';

/** One catalogue of a workspace: one lazily loaded module per language. */
export type CatalogueLoaders = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;

/**
 * Makes the loaders of one catalogue from its folder of messages.
 * @param load the import of one catalogue, with its path written out up to the code, so that the build makes each
 *   language a chunk of its own: ``(code) => import(`../locales/staff/${code}.json`)``. With folders below it, the comment
 *   `webpackInclude` leaves out their messages, as `tools/new-area` writes it.
 */
export function cataloguesFrom(
  load: (code: Locale) => ReturnType<CatalogueLoaders[Locale]>,
): CatalogueLoaders {
  return perLocale((code) => () => load(code));
}

/** The catalogues of every workspace that a change of the language concerns. */
const registered = new Map<string, Set<CatalogueLoaders>>();

/** The language the page is in now. */
export function currentLocale(): Locale {
  return messagesNow().locale;
}

/** Fetches one catalogue unless it is there. A failure leaves nothing behind, so that asking again asks again. */
async function load(namespace: string, from: CatalogueLoaders, locale: Locale): Promise<void> {
  if (hasMessages(locale, namespace, from)) return;
  const { default: messages } = await from[locale]();
  // Messages that were removed meanwhile belong to another build of the workspace.
  if (registered.get(namespace)?.has(from)) addMessages({ locale, namespace, from, messages });
}

/** True when the language itself was loaded; English takes its place where it was not. */
async function loadOrEnglish(namespace: string, from: CatalogueLoaders, locale: Locale): Promise<boolean> {
  try {
    await load(namespace, from, locale);
    return true;
  } catch (cause) {
    try {
      // English itself would be the same request once more.
      if (locale === defaultLocale) throw cause;
      await load(namespace, from, defaultLocale);
      return false;
    } catch {
      throw new AppError('i18n.unreachable', { cause, retryable: true });
    }
  }
}

/**
 * Registers a catalogue of a workspace and fetches it in the current language; others follow when the language
 * changes. A workspace may have several catalogues, one for each part that is loaded by itself; no key may be in two
 * of them. Calling it again retries what failed.
 * @throws AppError `i18n.unreachable` when neither this language nor English could be fetched
 */
export async function addCatalogues(namespace: string, loaders: CatalogueLoaders): Promise<void> {
  const known = registered.get(namespace) ?? new Set();
  registered.set(namespace, known.add(loaders));
  // The language may change while its messages are on their way.
  for (let locale: Locale | undefined; locale !== currentLocale(); ) {
    locale = currentLocale();
    await loadOrEnglish(namespace, loaders, locale);
  }
}

/** Forgets all catalogues of a workspace, so that those of another build of it can take their place. */
export function removeCatalogues(namespace: string): void {
  registered.delete(namespace);
  removeMessages(namespace);
}

/** The latest wish counts: a slow catalogue of an earlier choice must not win. */
let wish: Locale | undefined;

const localeListeners = new Set<(locale: Locale) => void>();

/**
 * Changes the language of everything on the page, without unmounting anything. A workspace whose catalogue can't
 * be fetched shows English until the next change.
 * @returns true when every workspace has its messages in this language
 */
export async function changeLocale(locale: Locale): Promise<boolean> {
  wish = locale;
  const outcomes = await Promise.allSettled(
    [...registered].flatMap(([namespace, catalogues]) =>
      [...catalogues].map((loaders) => loadOrEnglish(namespace, loaders, locale)),
    ),
  );
  if (wish === locale) {
    setLocale(locale);
    for (const listener of [...localeListeners]) listener(locale);
  }
  return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

/** Calls the listener after every change of the language; returns its undo. */
export function subscribeLocale(listener: (locale: Locale) => void): () => void {
  // Each call is a subscription of its own, even with the same listener.
  const hear = (locale: Locale) => listener(locale);
  localeListeners.add(hear);
  return () => localeListeners.delete(hear);
}
