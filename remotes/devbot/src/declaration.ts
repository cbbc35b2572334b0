import { declareArea } from '@rainbow-rabbit/shared/area';

/**
 * The developer-bot area's entry in the registry, which the shell reads before it loads any code of the area.
 */
export const declaration = declareArea({
  name: 'devbot',
  contract: '2.1',
  routes: [
    { path: '/devbot', layout: 'devbot', titleKey: 'title.home' },
    { path: '/devbot/_index', layout: 'devbot', titleKey: 'title.home' },
    { path: '/devbot/tokens/terms', layout: 'policy', titleKey: 'title.token-terms' },
    { path: '/devbot/memecoins/tos', layout: 'policy', titleKey: 'title.memecoin-terms' },
  ],
  card: {
    path: '/devbot',
    titleKey: 'title.home',
    textKey: 'card.text',
    colour: 'blue',
    order: 40,
    isComing: true,
  },
});
