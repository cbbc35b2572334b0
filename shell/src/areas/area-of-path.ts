import { matchPath } from 'react-router-dom';
import { splitLocale } from '../locale/locale-prefix';
import type { RegisteredArea } from './area-registry';

/** Returns the area that a path of the app leads to, if any; a locale prefix makes no difference. */
export function areaOfPath(areas: readonly RegisteredArea[], pathname: string): RegisteredArea | undefined {
  const { path } = splitLocale(pathname);
  return areas.find(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}

/** Returns the path within the app that a link leads to; undefined if it leads elsewhere. */
export function appPathOf(link: HTMLAnchorElement): string | undefined {
  const here = link.href.split('#')[0] === window.location.href.split('#')[0];
  return here && link.hash.startsWith('#/') ? link.hash.slice(1).split(/[?#]/)[0] : undefined;
}
