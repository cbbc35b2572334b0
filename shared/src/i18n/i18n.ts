import { addCatalogues } from './catalogues';
import type { Locale } from './locales';
import { type MessageAids, resetMessages, setLocale } from './message-store';
import { sharedCatalogues } from './shared-catalogues';

/** Not part of a production build: helps developers find text that is not translated. */
const hasAids = process.env.NODE_ENV !== 'production';

interface StartI18nOptions {
  locale: Locale;
  /** Marks missing keys in the page. */
  development?: boolean;
  /** Draws every message with accents and brackets, so that text that was never translated is easy to see. */
  pseudoLocale?: boolean;
}

/**
 * Starts translation with the catalogue of `shared` in one language; workspaces add theirs by `addCatalogues`. Calling
 * it again retries what failed.
 * @throws AppError `i18n.unreachable` when neither this language nor English could be fetched
 */
export async function startI18n({
  locale,
  development = false,
  pseudoLocale = false,
}: StartI18nOptions): Promise<void> {
  setLocale(locale);
  if (hasAids && (development || pseudoLocale)) {
    const missing: MessageAids['missing'] = development ? (key) => `⟦${key}⟧` : undefined;
    const drawn = pseudoLocale ? (await import('./pseudo')).pseudo : undefined;
    resetMessages(locale, { ...(missing && { missing }), ...(drawn && { drawn }) });
  }
  await addCatalogues('shared', sharedCatalogues);
}
