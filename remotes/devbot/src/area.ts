import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./devbot-page')).DevbotPage);

/** The developer bot as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/devbot': page('home'),
    '/devbot/_index': page('home'),
    '/devbot/tokens/terms': page('token-terms'),
    '/devbot/memecoins/tos': page('memecoin-terms'),
  },
  messages: cataloguesFrom((code) => import(`../locales/${code}.json`)),
});
