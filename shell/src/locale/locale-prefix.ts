import { isLocale, type Locale } from '@rainbow-rabbit/shared/i18n';

export interface LocalizedPath {
  /** The locale code that prefixes the path, if one does. */
  locale: Locale | undefined;
  /** The path without that prefix. */
  path: string;
}

/** Splits `/ja/rabbit/demo` into `ja` and `/rabbit/demo`: any route may carry a locale (docs/product 2.1). */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const code = first.toLowerCase();
  return isLocale(code) ? { locale: code, path: rest || '/' } : { locale: undefined, path: pathname };
}

/** Replaces the locale prefix of a path; a path without prefix is returned unchanged. */
export function replaceLocale(pathname: string, locale: Locale): string {
  const { locale: prefix, path } = splitLocale(pathname);
  return prefix ? `/${locale}${path === '/' ? '' : path}` : pathname;
}
