import type { CatalogueLoaders } from './catalogues';

/**
 * The messages of `shared`. The chunk names are those of the shell's catalogues, so that a visitor fetches both as
 * one file.
 */
export const sharedCatalogues: CatalogueLoaders = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../locales/en.json'),
  ja: () => import(/* webpackChunkName: "messages-ja" */ '../../locales/ja.json'),
  'zh-cn': () => import(/* webpackChunkName: "messages-zh-cn" */ '../../locales/zh-cn.json'),
  'zh-tw': () => import(/* webpackChunkName: "messages-zh-tw" */ '../../locales/zh-tw.json'),
  pl: () => import(/* webpackChunkName: "messages-pl" */ '../../locales/pl.json'),
};
