/**
 * Replaces the shell's `open-container.ts` in the single-bundle build: the same areas, split off by the
 * bundler instead of by federation. Their chunks have names, by which `single-bundle-app.ts` finds them.
 */
const areas: Readonly<Record<string, () => Promise<unknown>>> = {
  game: () => import(/* webpackChunkName: 'area-game' */ '../../remotes/game/src/area'),
  social: () => import(/* webpackChunkName: 'area-social' */ '../../remotes/social/src/area'),
  games: () => import(/* webpackChunkName: 'area-games' */ '../../remotes/games/src/area'),
  devbot: () => import(/* webpackChunkName: 'area-devbot' */ '../../remotes/devbot/src/area'),
  minibuild: () => import(/* webpackChunkName: 'area-minibuild' */ '../../remotes/minibuild/src/area'),
};

function openBundledArea({ name }: { name: string }): Promise<unknown> {
  const open = areas[name];
  if (!open) throw new Error(`The single-bundle build has no area "${name}"`);
  return open();
}

export { openBundledArea as openContainer };
