import { isLocale, type Locale } from '@rainbow-rabbit/shared/i18n';

/** Chinese as written in Taiwan, Hong Kong and Macau; every other Chinese tag means simplified. */
const traditional = /^zh\b.*-(hant|tw|hk|mo)\b/;

function localeOf(tag: string): Locale | undefined {
  const lower = tag.toLowerCase();
  const [language = ''] = lower.split('-');
  if (language === 'zh') return /-hans\b/.test(lower) || !traditional.test(lower) ? 'zh-cn' : 'zh-tw';
  return isLocale(language) ? language : undefined;
}

/** Returns the first of a browser's preferred languages (BCP 47 tags) that the product has. */
export function browserLocale(languages: readonly string[]): Locale | undefined {
  for (const tag of languages) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return undefined;
}
