import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { canBeTable } from './can-be-table';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./game-page')).GamePage);

/** The mini-games as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/stax/:slug': { ...page('stax'), validate: canBeTable },
    '/whac/:slug': { ...page('whac'), validate: canBeTable },
    '/social/ph/games': page('arcade-ph'),
    '/social/ph/games/whac': page('whac'),
    '/social/ph/games/hyperstax': page('stax'),
    '/social/singapore/games': page('arcade-singapore'),
    '/social/singapore/games/whac': page('whac'),
    '/social/singapore/games/rabbit': page('rabbit'),
    '/social/india/mumbai/games': page('arcade-mumbai'),
    '/social/india/mumbai/games/whac': page('whac'),
    '/social/india/mumbai/games/hyperstax': page('stax'),
    '/social/india/chandig/games': page('arcade-chandig'),
    '/social/india/chandig/games/whac': page('whac'),
    '/social/india/chandig/games/hyperstax': page('stax'),
    '/social/india/vadodara/games': page('arcade-vadodara'),
    '/social/india/vadodara/games/whac': page('whac'),
    '/social/india/vadodara/games/hyperstax': page('stax'),
    '/social/india/bengaluru/games': page('arcade-bengaluru'),
    '/social/india/bengaluru/games/whac': page('whac'),
    '/social/india/bengaluru/games/hyperstax': page('stax'),
  },
  messages: cataloguesFrom((code) => import(`../locales/${code}.json`)),
});
