import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

/** The page of the shell for what can't be found. */
export const MissingPageContext = createContext<ComponentType>(() => null);

/**
 * Renders the shell's 404 page: an area's page renders it in its own place once data say that a parameter of its route names
 * nothing. What is known without data is refused by the route's `validate`.
 */
export function MissingPage(): ReactNode {
  return createElement(useContext(MissingPageContext));
}
