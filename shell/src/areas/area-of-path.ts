import type { RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { matchPath } from 'react-router-dom';
import { splitLocale } from '../locale/locale-prefix';
import type { RegisteredArea } from './area-registry';

interface AreaTarget {
  area: RegisteredArea;
  route: RouteDeclaration;
}

/**
 * Returns the area that a path of the app leads to, with its route, if any; a locale prefix makes no difference. A route without
 * parameters goes before one with them, as in the router.
 */
export function areaOfPath(areas: readonly RegisteredArea[], pathname: string): AreaTarget | undefined {
  const { path } = splitLocale(pathname);
  const routes = areas.flatMap((area) => area.routes.map((route) => ({ area, route })));
  return (
    routes.find(({ route }) => route.path === path) ?? routes.find(({ route }) => matchPath(route.path, path))
  );
}

/** Returns the path within the app that a link leads to; undefined if it leads elsewhere. */
export function appPathOf(link: HTMLAnchorElement): string | undefined {
  const here = link.href.split('#')[0] === window.location.href.split('#')[0];
  return here && link.hash.startsWith('#/') ? link.hash.slice(1).split(/[?#]/)[0] : undefined;
}
