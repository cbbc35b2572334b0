import { createElement, type ReactNode } from 'react';
import type { AreaRoute } from './contract';

/**
 * Binds many routes to one component, which gets the page's name as a prop.
 * @param load fetches the component
 * @returns a function from a page's name to the binding of its route
 */
export function pagesOf<Page extends string>(load: () => Promise<(props: { page: Page }) => ReactNode>) {
  return (page: Page): Pick<AreaRoute, 'component'> => ({
    async component() {
      const Component = await load();
      return { default: () => createElement(Component, { page }) };
    },
  });
}
