import type { ReactNode } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';

interface AtPathProps {
  path: string;
  /** The pattern of the route that has the components; other paths show `Elsewhere`. */
  route?: string | undefined;
  children: ReactNode;
}

/** Renders components that contain links as if the page were at a path. */
export function AtPath({ path, route = '*', children }: AtPathProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routed route={route}>{children}</Routed>
    </MemoryRouter>
  );
}

function Routed({ route, children }: { route: string; children: ReactNode }) {
  return useRoutes([
    { path: route, element: children },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
}
