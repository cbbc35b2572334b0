import { isLocale, type Locale } from '@rainbow-rabbit/shared/i18n';

/** The cookie that keeps a person's language (docs/product 9.2). */
const name = 'i18n_redirected';
const maxAgeS = 365 * 24 * 60 * 60;

/** Returns the language in a page's cookies, if the product has it. */
export function localeInCookies(cookies: string): Locale | undefined {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Returns the cookie that keeps a language for a year, for `document.cookie`. */
export function localeCookie(locale: Locale): string {
  return `${name}=${locale}; path=/; max-age=${maxAgeS}; samesite=lax`;
}
