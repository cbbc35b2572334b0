import { declareArea } from '@rainbow-rabbit/shared/area';

/**
 * The developer-bot area's entry in the registry, which the shell reads before it loads any code of the area.
 */
export const declaration = declareArea({
  name: 'devbot',
  contract: '1.0',
  routes: [
    { path: '/devbot', layout: 'devbot', titleKey: 'title.home' },
    { path: '/devbot/_index', layout: 'devbot', titleKey: 'title.home' },
    { path: '/devbot/tokens/terms', layout: 'policy', titleKey: 'title.token-terms' },
    { path: '/devbot/memecoins/tos', layout: 'policy', titleKey: 'title.memecoin-terms' },
    { path: '/devbot/tokens', layout: 'devbot', titleKey: 'title.launched', clientOnly: true },
    { path: '/devbot/tokens/:process', layout: 'devbot', titleKey: 'title.token', clientOnly: true },
    { path: '/devbot/memecoins/:process', layout: 'devbot', titleKey: 'title.memecoin', clientOnly: true },
    { path: '/devbot/processes', layout: 'devbot', titleKey: 'title.mine', clientOnly: true },
    { path: '/devbot/processes/:process', layout: 'devbot', titleKey: 'title.process', clientOnly: true },
    {
      path: '/devbot/processes/:process/messages/:message',
      layout: 'devbot',
      titleKey: 'title.message',
      clientOnly: true,
    },
    { path: '/devbot/eval', layout: 'devbot', titleKey: 'title.eval', clientOnly: true },
    { path: '/devbot/eval/:process', layout: 'devbot', titleKey: 'title.eval', clientOnly: true },
  ],
  navigation: [{ path: '/devbot', labelKey: 'title.home', order: 50, colour: 'blue', places: ['header'] }],
  card: { path: '/devbot', titleKey: 'title.home', textKey: 'card.text', colour: 'blue', order: 40 },
});
