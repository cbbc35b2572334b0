/** Where the header leads to: the entrances of the areas, and the page about the whole. */
export const destinations = [
  { path: '/social', label: 'nav.social' },
  { path: '/social/singapore/games', label: 'nav.games' },
  { path: '/mini-build', label: 'nav.mini-build' },
  { path: '/devbot', label: 'nav.devbot' },
  { path: '/about', label: 'nav.about' },
] as const;
