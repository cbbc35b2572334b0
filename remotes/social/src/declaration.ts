import { contractVersion, declareArea } from '@rainbow-rabbit/shared/area';

/** The communities' entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'social',
  contract: contractVersion,
  routes: [
    { path: '/social', layout: 'pioneers', titleKey: 'title.home' },
    { path: '/social/about', layout: 'pioneers', titleKey: 'title.about' },
    { path: '/social/claim', layout: 'pioneers', titleKey: 'title.claim' },
    { path: '/social/leaderboard', layout: 'pioneers', titleKey: 'title.leaderboard' },
    { path: '/social/leaderboard/:id', layout: 'pioneers', titleKey: 'title.board' },
    { path: '/social/ph', layout: 'pioneers', titleKey: 'title.ph' },
    { path: '/social/adi', layout: 'pioneers', titleKey: 'title.adi' },
    { path: '/social/lisbon', layout: 'pioneers', titleKey: 'title.lisbon' },
    { path: '/social/singapore', layout: 'pioneers', titleKey: 'title.singapore' },
    { path: '/social/athletics', layout: 'pioneers', titleKey: 'title.athletics' },
    { path: '/social/athletics/about', layout: 'pioneers', titleKey: 'title.athletics-about' },
    { path: '/social/india/mumbai', layout: 'pioneers', titleKey: 'title.mumbai' },
    { path: '/social/india/chandig', layout: 'pioneers', titleKey: 'title.chandig' },
    { path: '/social/india/vadodara', layout: 'pioneers', titleKey: 'title.vadodara' },
    { path: '/social/india/bengaluru', layout: 'pioneers', titleKey: 'title.bengaluru' },
  ],
});
