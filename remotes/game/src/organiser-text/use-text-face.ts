import { type Locale, useLocale } from '@rainbow-rabbit/shared/i18n';

/** The languages whose face for headings has the characters of our own texts alone. */
const inPart: readonly Locale[] = ['ja', 'zh-cn', 'zh-tw'];

/** Returns `system` where the face for headings has only a part of the characters that an organiser may write. */
export function useTextFace(): 'system' | undefined {
  return inPart.includes(useLocale().code) ? 'system' : undefined;
}
