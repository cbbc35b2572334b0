import { useEffect, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RegisteredArea } from '../areas';
import { splitLocale } from '../locale/locale-prefix';
import { shellRoutes } from '../pages/shell-routes';
import { refuseLinks } from './refuse-links';
import { routeObjects } from './route-objects';
import { usePageFocus } from './use-page-focus';
import { useRouteLocale } from './use-route-locale';
import { useScrollRules } from './use-scroll-rules';

/** The page of the current location. Below it, locations carry no locale prefix. */
export function AppRoutes({ areas }: { areas: readonly RegisteredArea[] }) {
  const location = useLocation();
  const { locale, path } = splitLocale(location.pathname);
  useRouteLocale(locale);
  useScrollRules({ ...location, pathname: path, locale });
  usePageFocus(path);
  useEffect(refuseLinks, []);
  const routes = useMemo(() => routeObjects(shellRoutes, areas), [areas]);
  return useRoutes(routes, { ...location, pathname: path });
}
