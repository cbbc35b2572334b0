import { declareArea } from '@rainbow-rabbit/shared/area';

/** The mini-games' entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'games',
  contract: '1.0',
  routes: [
    { path: '/stax/:slug', layout: 'default', titleKey: 'title.stax', clientOnly: true },
    { path: '/whac/:slug', layout: 'games', titleKey: 'title.whac', clientOnly: true },
    { path: '/social/ph/games', layout: 'games', titleKey: 'title.arcade-ph' },
    { path: '/social/ph/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/ph/games/hyperstax', layout: 'default', titleKey: 'title.stax' },
    {
      path: '/social/singapore/games',
      layout: 'games',
      titleKey: 'title.arcade-singapore',
      clientOnly: true,
    },
    { path: '/social/singapore/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/singapore/games/rabbit', layout: 'none', titleKey: 'title.rabbit' },
    {
      path: '/social/india/mumbai/games',
      layout: 'games',
      titleKey: 'title.arcade-mumbai',
      clientOnly: true,
    },
    { path: '/social/india/mumbai/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/india/mumbai/games/hyperstax', layout: 'default', titleKey: 'title.stax' },
    {
      path: '/social/india/chandig/games',
      layout: 'games',
      titleKey: 'title.arcade-chandig',
      clientOnly: true,
    },
    { path: '/social/india/chandig/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/india/chandig/games/hyperstax', layout: 'default', titleKey: 'title.stax' },
    {
      path: '/social/india/vadodara/games',
      layout: 'games',
      titleKey: 'title.arcade-vadodara',
      clientOnly: true,
    },
    { path: '/social/india/vadodara/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/india/vadodara/games/hyperstax', layout: 'default', titleKey: 'title.stax' },
    {
      path: '/social/india/bengaluru/games',
      layout: 'games',
      titleKey: 'title.arcade-bengaluru',
      clientOnly: true,
    },
    { path: '/social/india/bengaluru/games/whac', layout: 'games', titleKey: 'title.whac' },
    { path: '/social/india/bengaluru/games/hyperstax', layout: 'default', titleKey: 'title.stax' },
  ],
  navigation: [{ path: '/social/singapore/games', labelKey: 'area.arcade', order: 30, places: ['header'] }],
  card: {
    path: '/social/singapore/games',
    titleKey: 'card.title',
    textKey: 'card.text',
    colour: 'orange',
    order: 30,
  },
});
