import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AreaPage, type RegisteredArea } from '../areas';
import { isBot } from '../chrome/bots';
import { NotFound } from '../chrome/not-found';
import { SiteLayout } from '../chrome/site-layout';
import { useDocumentTitle } from '../chrome/use-document-title';
import type { ShellRoute } from '../pages/shell-routes';
import { reloadRoute } from '../updates/reload-route';
import type { PageHandle } from './use-shown-location';

interface OwnPageProps {
  titleKey: string;
  clientOnly?: boolean;
  children: ReactNode;
}

/** A page of the shell's own, under its title. A bot gets nothing else of a client-only one. */
function OwnPage({ titleKey, clientOnly, children }: OwnPageProps) {
  useDocumentTitle('shell', titleKey);
  return clientOnly && isBot(navigator.userAgent) ? null : children;
}

/** The app's host has this time to answer a person who presses Retry, as the registry has then (docs/product 9.166). */
const pressedMs = 5000;

const reloadPressed = (error: unknown) => reloadRoute(error, { longestMs: pressedMs });

function routeFor(handle: PageHandle, page: ReactNode): RouteObject {
  return { path: handle.path, handle, element: <SiteLayout name={handle.layout}>{page}</SiteLayout> };
}

/** Returns every route of the app: the shell's own, those of the areas, and the one for every other path. */
export function routeObjects(own: readonly ShellRoute[], areas: readonly RegisteredArea[]): RouteObject[] {
  const ofShell = own.map(({ path, layout, titleKey, clientOnly, component: Screen }) =>
    routeFor(
      { path, layout, clientOnly, fetch: Screen.fetch },
      <OwnPage titleKey={titleKey} clientOnly={clientOnly}>
        <Screen />
      </OwnPage>,
    ),
  );
  const ofAreas = areas.flatMap((area) =>
    area.routes.map((route) =>
      routeFor({ ...route, area: area.name }, <AreaPage area={area} route={route} reload={reloadPressed} />),
    ),
  );
  const notFound = routeFor(
    { path: '*', layout: 'default' },
    <OwnPage titleKey="not-found.title">
      <NotFound />
    </OwnPage>,
  );
  return [...ofShell, ...ofAreas, notFound];
}
