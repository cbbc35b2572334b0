import type { LayoutName } from '@rainbow-rabbit/shared/area';
import { startTransition, useLayoutEffect, useState } from 'react';
import { type Location, matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { useAreaLoaders } from '../areas/areas-context';
import { whenDrawable } from '../areas/when-drawable';
import { isBot } from '../chrome/bots';
import { fetchLook } from '../chrome/layouts/use-look';
import { useLoading } from '../chrome/loading-progress';
import { linkOf } from '../link-of';
import { splitLocale } from '../locale/locale-prefix';

/** The part of a route that is known before its page is drawn, as the `handle` of its object. */
export interface PageHandle {
  /** The pattern of the route. */
  path: string;
  layout: LayoutName;
  clientOnly?: boolean | undefined;
  /** The name of the area that shows the page, unless the shell does. */
  area?: string;
  /** Fetches the code of a page of the shell's own. */
  fetch?: () => Promise<void>;
}

/** The page before stays this long at most; after that, a stand-in is drawn (docs/product 9.182). */
const longestStayMs = 10_000;

/** Follows no link to the address that the page has already: it would be in the history twice. */
function ignoreRepeated(event: MouseEvent): void {
  if (linkOf(event)?.href === window.location.href) event.preventDefault();
}

/**
 * Returns the location whose page is shown: that of the address, or the one before it until the new page can be drawn whole,
 * so that no visitor sees an empty page between two. Entering a route of an area is a visit of it (see `AreaRequest`).
 */
export function useShownLocation(routes: RouteObject[]): Location {
  const location = useLocation();
  const loaders = useAreaLoaders();
  const [shown, setShown] = useState(location);
  const { path } = splitLocale(location.pathname);
  const page: PageHandle | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  const isUnshown = page?.clientOnly && isBot(navigator.userAgent);
  const loader = isUnshown ? undefined : loaders.get(page?.area ?? '');
  useLoading(location !== shown);

  // A visit is noted before the browser paints: who comes back to an area that failed sees a new attempt, not the old failure.
  useLayoutEffect(() => {
    if (page) loader?.visit(page.path);
  }, [loader, page]);

  useLayoutEffect(() => {
    if (location === shown || !page) return;
    let isWanted = true;
    const parts = [
      fetchLook(page.layout),
      isUnshown || page.fetch?.(),
      loader && whenDrawable(loader, page.path),
    ];
    const show = () => {
      // A transition: parts that the page itself still waits for keep the page before.
      if (isWanted) startTransition(() => setShown(location));
    };
    // A failure shows when the page does.
    void Promise.allSettled(parts).then(show);
    const late = setTimeout(setShown, longestStayMs, location);
    document.addEventListener('click', ignoreRepeated, true);
    return () => {
      isWanted = false;
      clearTimeout(late);
      document.removeEventListener('click', ignoreRepeated, true);
    };
  }, [location, shown, page, loader, isUnshown]);

  return shown;
}
