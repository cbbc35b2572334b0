import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import type { ComponentType } from 'react';
import { addAthleticsMessages } from './athletics/athletics-messages';
import { addBoardMessages } from './board/board-messages';
import { canBeBoard } from './can-be-board';
import { canBeCity } from './cities/can-be-city';
// Most pages name cities: here it is once, and not in each of their chunks.
import './cities/use-city-name';
import { loadCityPages } from './city/load-city-pages';
import { addClaimMessages } from './claim/claim-messages';
import { declaration } from './declaration';
import { addPersonMessages } from './person/person-messages';

const city = pagesOf(async () => (await loadCityPages()).CityScreen);

/** Binds a route to a page with messages of its own, which are fetched together. */
const pageWith = (addMessages: () => Promise<unknown>, load: () => Promise<ComponentType>) => ({
  async component() {
    const [Shown] = await Promise.all([load(), addMessages()]);
    return { default: Shown };
  },
});

/** The communities as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/social': { component: async () => ({ default: (await import('./home/home-page')).CommunitiesHome }) },
    '/social/about': {
      component: async () => ({ default: (await import('./home/about-page')).CommunitiesAbout }),
    },
    '/social/claim': pageWith(addClaimMessages, async () => (await import('./claim/claim-page')).ClaimPage),
    '/social/leaderboard': pageWith(
      addBoardMessages,
      async () => (await import('./board/boards-page')).BoardsPage,
    ),
    '/social/leaderboard/:id': {
      ...pageWith(addBoardMessages, async () => (await import('./board/board-page')).BoardScreen),
      validate: canBeBoard,
    },
    '/social/ph': city('ph'),
    '/social/adi': city('adi'),
    '/social/lisbon': city('lisbon'),
    '/social/singapore': city('singapore'),
    '/social/athletics': pageWith(
      addAthleticsMessages,
      async () => (await import('./athletics/athletics-page')).AthleticsPage,
    ),
    '/social/athletics/about': {
      component: async () => ({ default: (await import('./athletics/rules-page')).RulesPage }),
    },
    '/_internal/social/*': {
      component: async () => (await import('./founding/load-founding')).loadFoundCommunity(),
      validate: ({ '*': inner = '' }) => /^(?:[\w-]{43})?\/?$/.test(inner),
    },
    '/people/:address': {
      ...pageWith(addPersonMessages, async () => (await import('./person/person-screen')).PersonScreen),
      validate: ({ address = '' }) => /^[\w-]{43}$/.test(address),
    },
    '/social/:city': {
      component: async () => ({ default: (await loadCityPages()).AddedCityScreen }),
      validate: canBeCity,
    },
    '/social/india/mumbai': city('mumbai'),
    '/social/india/chandig': city('chandig'),
    '/social/india/vadodara': city('vadodara'),
    '/social/india/bengaluru': city('bengaluru'),
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
