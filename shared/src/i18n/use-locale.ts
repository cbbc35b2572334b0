import { useTranslation } from 'react-i18next';
import { locales } from './locales';

/** The language the page is in: its code, its tag for `Intl` and `lang`, and its own name. */
export function useLocale(): (typeof locales)[number] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return locales.find(({ code }) => code === language) ?? locales[0];
}
