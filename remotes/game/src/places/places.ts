/**
 * The inner screens of the game; each has a path of its own below `/rabbit/{slug}`. Their order has no
 * meaning: the order of the tabs is in frame/player-tabs.tsx, that of the menu in frame/game-menu.tsx.
 */
export const places = [
  'welcome',
  'wallet',
  'keyfile',
  'register',
  'me',
  'catches',
  'scan',
  'leaderboard',
  'question',
  'ending',
  'about',
] as const;
export type Place = (typeof places)[number];

/** Returns true for a path below `/rabbit/{slug}/` that leads to a screen; the empty one leads to the first. */
export function isInnerPath(path: string): boolean {
  const name = path.replace(/\/$/, '');
  return name === '' || places.some((place) => place !== 'welcome' && place === name);
}
