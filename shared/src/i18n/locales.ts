/** The five languages of the product (docs/product.md 1.4). The first is the default. */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English' },
  { code: 'ja', iso: 'ja-JP', name: '日本語' },
  { code: 'zh-cn', iso: 'zh-CN', name: '简体中文' },
  { code: 'zh-tw', iso: 'zh-HK', name: '繁體中文' },
  { code: 'pl', iso: 'pl-PL', name: 'Polski' },
] as const;

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale: Locale = 'en';

/** Whether a string is exactly one of the product's locale codes. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some(({ code }) => code === value);
}
