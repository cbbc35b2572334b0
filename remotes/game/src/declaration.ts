import { declareArea } from '@rainbow-rabbit/shared/area';

/** The event game's entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'game',
  contract: '1.0',
  routes: [
    { path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title.event', clientOnly: true },
    { path: '/r/:code', layout: 'none', titleKey: 'title.link', clientOnly: true },
    { path: '/_internal/game/*', layout: 'default', titleKey: 'title.staff', clientOnly: true },
  ],
  nameKey: 'area.name',
  navigation: [
    { path: '/_internal/game', labelKey: 'area.console', order: 20, places: ['staff'] },
    { path: '/_internal/game', labelKey: 'area.run-event', order: 60, places: ['footer'] },
  ],
  eventPath: '/rabbit/:slug',
});
