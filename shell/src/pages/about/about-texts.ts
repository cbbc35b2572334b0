import type { TextLoaders } from '../texts/use-text';

export const aboutTexts: TextLoaders = {
  en: () => import('./about.en').then(({ text }) => text),
  ja: () => import('./about.ja').then(({ text }) => text),
  'zh-cn': () => import('./about.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./about.zh-tw').then(({ text }) => text),
  pl: () => import('./about.pl').then(({ text }) => text),
};
