import type { Locale } from '@rainbow-rabbit/shared/i18n';

const roundFace = '"Rainbow Round"';

/** The faces of letters that the round face has: none of their own. */
const latin = ['ui-rounded', 'system-ui'] as const;

/**
 * The faces of captions. Faces of the system come before those of the page for East Asian letters: the page's own have only the
 * letters of its headings, and a text in two faces looks torn. They are better than none, though.
 */
const faces: Readonly<Record<Locale, readonly [ofSystem: string, ofPage: string]>> = {
  en: latin,
  ja: [
    '"Hiragino Maru Gothic ProN", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI"',
    '"Rainbow Round JA"',
  ],
  'zh-cn': [
    '"Yuanti SC", "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei UI"',
    '"Rainbow Round CN"',
  ],
  'zh-tw': [
    '"Yuanti TC", "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei UI"',
    '"Rainbow Round TW"',
  ],
  pl: latin,
};

/** Returns the families of captions in a language of the page. */
export function captionFaces(locale: Locale): string {
  const [ofSystem, ofPage] = faces[locale];
  return [roundFace, ofSystem, 'system-ui', ofPage, 'sans-serif'].join(', ');
}

/** Resolves once the round face has come, or can't come. */
export async function captionFaceReady(): Promise<void> {
  try {
    await document.fonts.load(`800 40px ${roundFace}`, 'A');
  } catch {
    // Without it, letters are of the system's face.
  }
}
