import { defineArea } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';

/** The event game as the shell takes it. */
export default defineArea(declaration, {
  routes: {
    '/rabbit/:slug/*': {
      component: () => import('./routes/event-game').then(({ EventGame }) => ({ default: EventGame })),
      validate: ({ slug }) => /^[a-z0-9-]{1,40}$/.test(slug ?? ''),
    },
    '/r/:code': {
      component: () => import('./routes/opened-link').then(({ OpenedLink }) => ({ default: OpenedLink })),
    },
  },
  preload: () => {
    // What can't be had ahead is fetched, and its failure told, when it is entered.
    import('./routes/event-game').catch(() => undefined);
  },
  messages: cataloguesFrom((code) => import(`../locales/${code}.json`)),
});
