import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./mini-build-page')).MiniBuildPage);

/** The mini-build as the shell takes it. */
export default defineArea(declaration, {
  routes: {
    '/mini-build': page('home'),
    '/mini-build/signup': page('signup'),
    '/mini-build/utils': {
      component: async () => ({ default: (await import('./toolbox/toolbox-page')).ToolboxPage }),
    },
    '/_internal/mini-build': page('staff'),
  },
  messages: {
    en: () => import('../locales/en.json'),
    ja: () => import('../locales/ja.json'),
    'zh-cn': () => import('../locales/zh-cn.json'),
    'zh-tw': () => import('../locales/zh-tw.json'),
    pl: () => import('../locales/pl.json'),
  },
});
