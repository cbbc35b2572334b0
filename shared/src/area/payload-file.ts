import { defaultLocale, type Locale } from '../i18n/locales';

/** Returns the prerendered path of a page in a language: `/ja/about`. English has no prefix. */
export const prerenderedPath = (path: string, locale: Locale) =>
  locale === defaultLocale ? path : `/${locale}${path}`;

/** Returns the file that holds the data of a prerendered path, from the folder of its build. */
export const payloadFile = (prerendered: string) => `${prerendered.slice(1)}/_payload.json`;
