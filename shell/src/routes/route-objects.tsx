import type { RouteObject } from 'react-router-dom';
import { AreaPage, type RegisteredArea } from '../areas';
import { NotFound } from '../chrome/not-found';
import { RouteFrame } from './route-frame';
import type { ShellRoute } from './shell-route';

/** Every route of the app: the shell's own, those that the registry names, and the one for everything else. */
export function routeObjects(own: readonly ShellRoute[], areas: readonly RegisteredArea[]): RouteObject[] {
  const ofShell = own.map(
    ({ path, layout, titleKey, component: Screen }): RouteObject => ({
      path,
      element: (
        <RouteFrame layout={layout} namespace="shell" titleKey={titleKey}>
          <Screen />
        </RouteFrame>
      ),
    }),
  );
  const ofAreas = areas.flatMap(({ name, routes }) =>
    routes.map(
      ({ path, layout, titleKey }): RouteObject => ({
        path,
        element: (
          <RouteFrame layout={layout} namespace={name} titleKey={titleKey}>
            <AreaPage name={name} path={path} />
          </RouteFrame>
        ),
      }),
    ),
  );
  const notFound: RouteObject = {
    path: '*',
    element: (
      <RouteFrame layout="default" namespace="shell" titleKey="not-found.title">
        <NotFound />
      </RouteFrame>
    ),
  };
  return [...ofShell, ...ofAreas, notFound];
}
