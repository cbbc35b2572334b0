import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders components that contain links as if the page were at a path. */
export function AtPath({ path, children }: { path: string; children: ReactNode }) {
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}
