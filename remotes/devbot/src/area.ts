import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./devbot-page')).DevbotPage);

/** The developer-bot area as the shell takes it. */
export default defineArea(declaration, {
  routes: {
    '/devbot': page('home'),
    '/devbot/_index': page('home'),
    '/devbot/tokens/terms': page('token-terms'),
    '/devbot/memecoins/tos': page('memecoin-terms'),
  },
  messages: {
    en: () => import('../locales/en.json'),
    ja: () => import('../locales/ja.json'),
    'zh-cn': () => import('../locales/zh-cn.json'),
    'zh-tw': () => import('../locales/zh-tw.json'),
    pl: () => import('../locales/pl.json'),
  },
});
