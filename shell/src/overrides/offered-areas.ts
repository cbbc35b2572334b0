import type { RegisteredArea } from '../areas';

/**
 * Returns the areas whose routes this page serves: those of the registry, and those that only a developer's own
 * build has. A developer's build of a registered area may add routes to it.
 */
export function offeredAreas(
  registered: readonly RegisteredArea[],
  overrides: readonly RegisteredArea[],
): readonly RegisteredArea[] {
  if (overrides.length === 0) return registered;
  const names = new Set(registered.map(({ name }) => name));
  const added = overrides.filter(({ name }) => !names.has(name));
  const known = registered.map((area) => {
    const own = overrides.find(({ name }) => name === area.name)?.routes ?? [];
    const paths = new Set(own.map(({ path }) => path));
    return { ...area, routes: [...own, ...area.routes.filter(({ path }) => !paths.has(path))] };
  });
  return [...known, ...added];
}
