import { createElement, type ReactNode } from 'react';
import type { AreaRoute } from './contract';

/**
 * Binds many routes to one component that is told which page it is.
 * @param load fetches the component
 * @returns what makes the binding of a route from the page's name
 */
export function pagesOf<Page extends string>(load: () => Promise<(props: { page: Page }) => ReactNode>) {
  return (page: Page): Pick<AreaRoute, 'component'> => ({
    async component() {
      const Component = await load();
      return { default: () => createElement(Component, { page }) };
    },
  });
}
