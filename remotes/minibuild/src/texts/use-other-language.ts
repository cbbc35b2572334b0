import type { ContestTexts } from '@rainbow-rabbit/processes/minibuild/client';
import { locales, useLocale } from '@rainbow-rabbit/shared/i18n';

/** The language that a text is in, where it is another one than the page's. */
export interface OtherLanguage {
  /** For `lang`. */
  iso: string;
  /** The name that it has in itself. */
  name: string;
}

/** Returns the language of a contest's texts where it isn't the page's. */
export function useOtherLanguage(language: ContestTexts['language'] | undefined): OtherLanguage | undefined {
  const here = useLocale();
  const other = locales.find(({ code }) => code === language);
  if (!other || other.code === here.code) return undefined;
  return { iso: other.iso, name: other.name };
}
