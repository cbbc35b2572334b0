import { declareArea } from '@rainbow-rabbit/shared/area';

/** The mini-build's entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'minibuild',
  contract: '1.0',
  routes: [
    { path: '/mini-build', layout: 'memeathon', titleKey: 'title.home' },
    { path: '/mini-build/signup', layout: 'memeathon', titleKey: 'title.signup', clientOnly: true },
    { path: '/mini-build/make', layout: 'memeathon', titleKey: 'title.make', clientOnly: true },
    { path: '/mini-build/entries/:entry', layout: 'memeathon', titleKey: 'title.entry', clientOnly: true },
    { path: '/mini-build/utils', layout: 'default', titleKey: 'title.utils' },
    { path: '/_internal/mini-build/*', layout: 'memeathon', titleKey: 'title.staff', clientOnly: true },
  ],
  navigation: [
    { path: '/mini-build', labelKey: 'area.contest', order: 40, colour: 'violet', places: ['header'] },
    { path: '/_internal/mini-build', labelKey: 'title.staff', order: 30, places: ['staff'] },
  ],
  nameKey: 'title.home',
  card: { path: '/mini-build', titleKey: 'area.contest', textKey: 'card.text', colour: 'violet', order: 30 },
});
