import type { RouteDeclaration } from '@rainbow-rabbit/shared/area';
import type { ComponentType } from 'react';

/** A route that the shell serves itself. Its title is a key of the shell's catalogue. */
export interface ShellRoute extends RouteDeclaration {
  component: ComponentType;
}
