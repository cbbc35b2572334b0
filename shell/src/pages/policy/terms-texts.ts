import type { TextLoaders } from '../texts/use-text';

export const termsTexts: TextLoaders = {
  en: () => import('./terms.en').then(({ text }) => text),
  ja: () => import('./terms.ja').then(({ text }) => text),
  'zh-cn': () => import('./terms.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./terms.zh-tw').then(({ text }) => text),
  pl: () => import('./terms.pl').then(({ text }) => text),
};
