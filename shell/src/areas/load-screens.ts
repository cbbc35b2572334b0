import type { Area } from '@rainbow-rabbit/shared/area';
import type { ComponentType } from 'react';
import { AreaError } from './domain/area-error';
import type { ScreensByPath } from './domain/area-state';

/**
 * Loads the components of an area's routes.
 * @throws AreaError `incompatible` when the area has no such route; what the area's own import throws
 */
export async function loadScreens(
  area: Area,
  paths: Iterable<string>,
): Promise<ScreensByPath<ComponentType>> {
  const screens = [...paths].map(async (path) => {
    const route = area.routes.find((candidate) => candidate.path === path);
    if (!route) throw new AreaError('incompatible', area.name, new Error(`no route ${path}`));
    return [path, (await route.component()).default] as const;
  });
  return Object.fromEntries(await Promise.all(screens));
}
