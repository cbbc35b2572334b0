import type { CatalogueLoaders } from './catalogues';

/**
 * The messages of `shared`. The shell's build puts each language's into one file with the shell's own.
 */
export const sharedCatalogues: CatalogueLoaders = {
  en: () => import('../../locales/en.json'),
  ja: () => import('../../locales/ja.json'),
  'zh-cn': () => import('../../locales/zh-cn.json'),
  'zh-tw': () => import('../../locales/zh-tw.json'),
  pl: () => import('../../locales/pl.json'),
};
