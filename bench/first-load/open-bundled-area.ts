/**
 * Stands in for the shell's `open-container.ts` in the single-bundle build: the same areas, split off by the
 * bundler instead of by federation.
 */
const areas: Readonly<Record<string, () => Promise<unknown>>> = {
  game: () => import('../../remotes/game/src/area'),
  social: () => import('../../remotes/social/src/area'),
  games: () => import('../../remotes/games/src/area'),
  devbot: () => import('../../remotes/devbot/src/area'),
  minibuild: () => import('../../remotes/minibuild/src/area'),
};

function openBundledArea({ name }: { name: string }): Promise<unknown> {
  const open = areas[name];
  if (!open) throw new Error(`The single-bundle build has no area "${name}"`);
  return open();
}

export { openBundledArea as openContainer };
