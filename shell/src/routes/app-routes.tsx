import { memo, useEffect, useMemo } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { RegisteredArea } from '../areas';
import { splitLocale } from '../locale/locale-prefix';
import { shellRoutes } from '../pages/shell-routes';
import { hearMissedMove } from './hear-missed-move';
import { refuseLinks } from './refuse-links';
import { routeObjects } from './route-objects';
import { usePageFocus } from './use-page-focus';
import { useRouteLocale } from './use-route-locale';
import { useScrollRules } from './use-scroll-rules';
import { useShownLocation } from './use-shown-location';

interface ShownPageProps {
  routes: RouteObject[];
  location: Location;
}

/** The page of a location. Below it, locations carry no locale prefix. */
const ShownPage = memo(({ routes, location }: ShownPageProps) => {
  const { locale, path } = splitLocale(location.pathname);
  useScrollRules({ ...location, pathname: path, locale });
  usePageFocus(path);
  return useRoutes(routes, { ...location, pathname: path });
});

/** The page of the current location, or the one before it while that is on its way. */
export function AppRoutes({ areas }: { areas: readonly RegisteredArea[] }) {
  const location = useLocation();
  useRouteLocale(splitLocale(location.pathname).locale);
  useEffect(refuseLinks, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router misses no move after its first page
  useEffect(() => hearMissedMove(location), []);
  const routes = useMemo(() => routeObjects(shellRoutes, areas), [areas]);
  return <ShownPage routes={routes} location={useShownLocation(routes)} />;
}
