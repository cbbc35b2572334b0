import { locales } from './locales';
import { useMessageState } from './messages';

/** The language the page is in: its code, its tag for `Intl` and `lang`, and its own name. */
export function useLocale(): (typeof locales)[number] {
  const { locale } = useMessageState();
  return locales.find(({ code }) => code === locale) ?? locales[0];
}
