import { type Locale, useLocale } from '@rainbow-rabbit/shared/i18n';

/** The languages whose face for headings has every letter, and those where it has the characters of our own texts alone. */
const faces: Readonly<Record<Locale, 'whole' | 'part'>> = {
  en: 'whole',
  ja: 'part',
  'zh-cn': 'part',
  'zh-tw': 'part',
  pl: 'whole',
};

/** Returns `system` where the face for headings has only a part of the characters that an organiser may write. */
export function useTextFace(): 'system' | undefined {
  return faces[useLocale().code] === 'part' ? 'system' : undefined;
}
