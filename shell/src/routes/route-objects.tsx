import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AreaPage, type RegisteredArea } from '../areas';
import { isBot } from '../chrome/bots';
import { NotFound } from '../chrome/not-found';
import { SiteLayout } from '../chrome/site-layout';
import { useDocumentTitle } from '../chrome/use-document-title';
import type { ShellRoute } from '../pages/shell-routes';

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

function routeIn(layout: LayoutName, path: string, page: ReactNode): RouteObject {
  return { path, element: <SiteLayout name={layout}>{page}</SiteLayout> };
}

/** Returns every route of the app: the shell's own, those of the areas, and the one for every other path. */
export function routeObjects(own: readonly ShellRoute[], areas: readonly RegisteredArea[]): RouteObject[] {
  const ofShell = own.map(({ path, layout, titleKey, clientOnly, component: Screen }) =>
    routeIn(
      layout,
      path,
      <OwnPage titleKey={titleKey} clientOnly={clientOnly}>
        <Screen />
      </OwnPage>,
    ),
  );
  const ofAreas = areas.flatMap((area) =>
    area.routes.map((route) => routeIn(route.layout, route.path, <AreaPage area={area} route={route} />)),
  );
  const notFound = routeIn(
    'default',
    '*',
    <OwnPage titleKey="not-found.title">
      <NotFound />
    </OwnPage>,
  );
  return [...ofShell, ...ofAreas, notFound];
}
