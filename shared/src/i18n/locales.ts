/**
 * The languages of the product (docs/product 1.4), and the one list of them: a further language is a line here, and
 * its messages (docs/recipes.md). The first is the default.
 */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English' },
  { code: 'ja', iso: 'ja-JP', name: '日本語' },
  { code: 'zh-cn', iso: 'zh-CN', name: '简体中文' },
  { code: 'zh-tw', iso: 'zh-HK', name: '繁體中文' },
  { code: 'pl', iso: 'pl-PL', name: 'Polski' },
] as const;

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale: Locale = 'en';

/** Returns true when a string is exactly one of the product's locale codes. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some(({ code }) => code === value);
}

/** Makes one value for each language of the product. */
export function perLocale<Value>(make: (code: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map(({ code }) => [code, make(code)])) as Record<Locale, Value>;
}
