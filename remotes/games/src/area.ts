import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { canBeTable } from './can-be-table';
import { declaration } from './declaration';

const arcade = pagesOf(async () => (await import('./arcade/arcade-page')).ArcadePage);
const game = pagesOf(async () => (await import('./game-page/game-page')).GamePage);
const challenge = pagesOf(async () => (await import('./challenge/challenge-page')).ChallengePage);

/** The mini-games as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/stax/:slug': { ...challenge('hyperstax'), validate: canBeTable },
    '/whac/:slug': { ...challenge('whac'), validate: canBeTable },
    '/social/ph/games': arcade('ph'),
    '/social/ph/games/whac': game('ph/whac'),
    '/social/ph/games/hyperstax': game('ph/hyperstax'),
    '/social/singapore/games': arcade('singapore'),
    '/social/singapore/games/whac': game('singapore/whac'),
    '/social/singapore/games/rabbit': game('singapore/rabbit'),
    '/social/india/mumbai/games': arcade('mumbai'),
    '/social/india/mumbai/games/whac': game('mumbai/whac'),
    '/social/india/mumbai/games/hyperstax': game('mumbai/hyperstax'),
    '/social/india/chandig/games': arcade('chandig'),
    '/social/india/chandig/games/whac': game('chandig/whac'),
    '/social/india/chandig/games/hyperstax': game('chandig/hyperstax'),
    '/social/india/vadodara/games': arcade('vadodara'),
    '/social/india/vadodara/games/whac': game('vadodara/whac'),
    '/social/india/vadodara/games/hyperstax': game('vadodara/hyperstax'),
    '/social/india/bengaluru/games': arcade('bengaluru'),
    '/social/india/bengaluru/games/whac': game('bengaluru/whac'),
    '/social/india/bengaluru/games/hyperstax': game('bengaluru/hyperstax'),
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
