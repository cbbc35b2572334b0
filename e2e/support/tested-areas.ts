/**
 * Every area of the tree: one of its pages, which has a heading of the first level, its name in English, and the page that the
 * front page links to, with its layout.
 */
export const testedAreas = [
  { name: 'devbot', path: '/devbot', known: 'DevBot', entrance: '/devbot', layout: 'devbot' },
  { name: 'game', path: '/rabbit/demo', known: 'The rabbit game', entrance: '/rabbit/demo', layout: 'none' },
  { name: 'games', path: '/whac/demo', known: 'Arcade', entrance: '/social/games', layout: 'games' },
  {
    name: 'minibuild',
    path: '/mini-build/utils',
    known: 'Mini-build',
    entrance: '/mini-build',
    layout: 'memeathon',
  },
  { name: 'social', path: '/social', known: 'Communities', entrance: '/social', layout: 'pioneers' },
] as const;

export type TestedArea = (typeof testedAreas)[number];
