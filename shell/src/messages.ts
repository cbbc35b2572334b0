import { type CatalogueLoaders, messagesOf, useErrorText } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** The messages of the shell. */
export const shellCatalogues: CatalogueLoaders = {
  en: () => import('../locales/en.json'),
  ja: () => import('../locales/ja.json'),
  'zh-cn': () => import('../locales/zh-cn.json'),
  'zh-tw': () => import('../locales/zh-tw.json'),
  pl: () => import('../locales/pl.json'),
};

/** Translates keys of the shell's catalogue. */
export const useMessages = messagesOf<typeof en>('shell');

/** The sentence that a person reads for any value the shell caught. */
export const useShellErrorText = () => useErrorText('shell');
