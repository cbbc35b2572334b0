import type { TextLoaders } from '../texts/use-text';

export const privacyTexts: TextLoaders = {
  en: () => import('./privacy.en').then(({ text }) => text),
  ja: () => import('./privacy.ja').then(({ text }) => text),
  'zh-cn': () => import('./privacy.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./privacy.zh-tw').then(({ text }) => text),
  pl: () => import('./privacy.pl').then(({ text }) => text),
};
