import { defaultLocale, type Locale } from '@rainbow-rabbit/shared/i18n';
import { browserLocale } from './browser-locale';
import { localeInCookies } from './locale-cookie';
import { splitLocale } from './locale-prefix';

interface LocaleSources {
  /** The fragment of the page's URL, with its `#`. */
  hash: string;
  cookies: string;
  /** The browser's languages, the most wanted first. */
  languages: readonly string[];
}

/** Returns the language to start in: the route's, else the cookie's, else the browser's, else English. */
export function detectLocale({ hash, cookies, languages }: LocaleSources): Locale {
  const path = hash.slice(1).split(/[?#]/)[0] ?? '';
  return splitLocale(path).locale ?? localeInCookies(cookies) ?? browserLocale(languages) ?? defaultLocale;
}
