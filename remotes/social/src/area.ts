import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { canBeBoard } from './can-be-board';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./community-page')).CommunityPage);

/** The communities as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    '/social': page('home'),
    '/social/about': page('about'),
    '/social/claim': page('claim'),
    '/social/leaderboard': page('leaderboard'),
    '/social/leaderboard/:id': { ...page('board'), validate: canBeBoard },
    '/social/ph': page('ph'),
    '/social/adi': page('adi'),
    '/social/lisbon': page('lisbon'),
    '/social/singapore': page('singapore'),
    '/social/athletics': page('athletics'),
    '/social/athletics/about': page('athletics-about'),
    '/social/india/mumbai': page('mumbai'),
    '/social/india/chandig': page('chandig'),
    '/social/india/vadodara': page('vadodara'),
    '/social/india/bengaluru': page('bengaluru'),
  },
  messages: cataloguesFrom((code) => import(`../locales/${code}.json`)),
});
