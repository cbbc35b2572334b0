import { contractVersion, declareArea } from '@rainbow-rabbit/shared/area';

/** The event game, as the shell's registry knows it before any of its code is loaded. */
export const declaration = declareArea({
  name: 'game',
  contract: contractVersion,
  routes: [
    { path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title.event', clientOnly: true },
    { path: '/r/:code', layout: 'none', titleKey: 'title.link', clientOnly: true },
  ],
});
