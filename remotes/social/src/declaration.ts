import { declareArea } from '@rainbow-rabbit/shared/area';

/** The communities' entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'social',
  contract: '1.0',
  routes: [
    { path: '/social', layout: 'pioneers', titleKey: 'title.home', prerendered: true },
    { path: '/social/about', layout: 'pioneers', titleKey: 'title.about', prerendered: true },
    { path: '/social/claim', layout: 'pioneers', titleKey: 'title.claim' },
    { path: '/social/leaderboard', layout: 'pioneers', titleKey: 'title.leaderboard' },
    { path: '/social/leaderboard/:id', layout: 'pioneers', titleKey: 'title.board' },
    { path: '/social/ph', layout: 'pioneers', titleKey: 'title.ph', prerendered: true },
    { path: '/social/adi', layout: 'pioneers', titleKey: 'title.adi', prerendered: true },
    { path: '/social/lisbon', layout: 'pioneers', titleKey: 'title.lisbon', prerendered: true },
    { path: '/social/singapore', layout: 'pioneers', titleKey: 'title.singapore', prerendered: true },
    { path: '/social/athletics', layout: 'pioneers', titleKey: 'title.athletics' },
    {
      path: '/social/athletics/about',
      layout: 'pioneers',
      titleKey: 'title.athletics-about',
      prerendered: true,
    },
    { path: '/_internal/social/*', layout: 'pioneers', titleKey: 'title.founding', clientOnly: true },
    { path: '/people/:address', layout: 'pioneers', titleKey: 'title.person' },
    { path: '/social/:city', layout: 'pioneers', titleKey: 'title.city' },
    { path: '/social/india/mumbai', layout: 'pioneers', titleKey: 'title.mumbai', prerendered: true },
    { path: '/social/india/chandig', layout: 'pioneers', titleKey: 'title.chandig', prerendered: true },
    { path: '/social/india/vadodara', layout: 'pioneers', titleKey: 'title.vadodara', prerendered: true },
    { path: '/social/india/bengaluru', layout: 'pioneers', titleKey: 'title.bengaluru', prerendered: true },
  ],
  navigation: [
    { path: '/social', labelKey: 'title.home', order: 20, colour: 'green', places: ['header'] },
    { path: '/social/leaderboard', labelKey: 'title.leaderboard', order: 30, places: ['footer'] },
    { path: '/social/claim', labelKey: 'title.claim', order: 40, places: ['footer'] },
    { path: '/_internal/social', labelKey: 'title.founding', order: 40, places: ['staff'] },
  ],
  card: {
    path: '/social',
    titleKey: 'title.home',
    textKey: 'card.text',
    colour: 'green',
    order: 10,
  },
});
