import type { RegistryEntry } from '@rainbow-rabbit/shared/area';

/** Returns the entry of an area without pages, and what a test changes. */
export const areaEntry = (name: string, change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  enabled: true,
  manifest: `areas/${name}/0.1.0-12345678/area.json`,
  name,
  version: '0.1.0',
  build: '0.1.0-12345678',
  contract: '1.0',
  requires: {},
  entry: 'area.js',
  container: `area_${name}`,
  preload: [],
  files: {},
  texts: {},
  routes: [],
  ...change,
});

/** The entry of an area that shows events, links to a page of its own and has a card. */
const hall = areaEntry('hall', {
  routes: [
    { path: '/hall', layout: 'default', titleKey: 'title' },
    { path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title' },
  ],
  navigation: [{ path: '/hall', labelKey: 'link', order: 50, places: ['header', 'footer', 'staff'] }],
  card: { path: '/hall', titleKey: 'title', textKey: 'text', colour: 'green', order: 10 },
  eventPath: '/rabbit/:slug',
  texts: {
    en: { title: 'The great hall', link: 'Hall', text: 'Room for everybody' },
    pl: { title: 'Wielka sala', link: 'Sala', text: 'Miejsce dla każdego' },
  },
});

/** Returns the entry of an area as the registry gives it. */
export const registered = (change: Partial<RegistryEntry> = {}): RegistryEntry => ({ ...hall, ...change });
