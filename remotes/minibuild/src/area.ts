import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./mini-build-page')).MiniBuildPage);

/** The mini-build as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/mini-build': { component: async () => ({ default: (await import('./home-page')).HomePage }) },
    '/mini-build/signup': page('signup'),
    '/mini-build/utils': {
      component: async () => ({ default: (await import('./toolbox/toolbox-page')).ToolboxPage }),
    },
    '/_internal/mini-build': page('staff'),
  },
  messages: cataloguesFrom((code) => import(`../locales/${code}.json`)),
});
