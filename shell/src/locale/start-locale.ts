import { addCatalogues, type Locale, locales, startI18n, subscribeLocale } from '@rainbow-rabbit/shared/i18n';
import { shellCatalogues } from '../messages';
import { detectLocale } from './detect-locale';
import { localeCookie } from './locale-cookie';

const isDevelopment = process.env.NODE_ENV === 'development';

function markDocument(locale: Locale): void {
  document.documentElement.lang = locales.find(({ code }) => code === locale)?.iso ?? locale;
  // No language of the product is written from right to left.
  document.documentElement.dir = 'ltr';
}

let isFollowing = false;

/** Keeps document and cookie in step with the language, for as long as the page lives. */
function followLocale(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeLocale((locale) => {
    markDocument(locale);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't there in every browser
    document.cookie = localeCookie(locale);
  });
}

/**
 * Starts translation in the language that the visitor should read, with the shell's messages. In development,
 * `?pseudo` shows every message accented. Calling it again retries what failed.
 * @throws AppError `i18n.unreachable`
 */
export async function startLocale(): Promise<void> {
  const locale = detectLocale({
    hash: window.location.hash,
    cookies: document.cookie,
    languages: navigator.languages,
  });
  markDocument(locale);
  await startI18n({
    locale,
    development: isDevelopment,
    pseudoLocale: isDevelopment && new URLSearchParams(window.location.search).has('pseudo'),
  });
  followLocale();
  await addCatalogues('shell', shellCatalogues);
}
