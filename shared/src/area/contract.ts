import type { ComponentType } from 'react';
import type { Catalogue, Locale } from '../i18n';

/** The version of the contract between shell and areas that this `shared` speaks: `<major>.<minor>`. */
export const contractVersion = '2.1';

/** The layouts the shell offers; an area names one for each of its routes (docs/product.md 2.3). */
export const layoutNames = ['default', 'none', 'pioneers', 'devbot', 'games', 'memeathon', 'policy'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** A route as the shell knows it before it loads the area: pure data, published in `areas.json`. */
export interface RouteDeclaration {
  /** React Router path pattern from the root, without locale prefix: `/rabbit/:slug/*`. */
  path: string;
  layout: LayoutName;
  /** Key of the document title in the area's own catalogue. */
  titleKey: string;
  /** True when the page needs a browser: nothing of it is written at build time. */
  clientOnly?: boolean;
  /** True when the page's data is written at build time to `<path>/_payload.json`. */
  prerendered?: boolean;
}

/** The part of an area that is plain data. */
export interface AreaDeclaration {
  name: string;
  contract: string;
  routes: readonly RouteDeclaration[];
}

export interface AreaRoute extends RouteDeclaration {
  component: () => Promise<{ default: ComponentType }>;
  /** Refuses route parameters that can't exist: the shell then shows a fatal 404. */
  validate?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

/** The default export of a remote's one exposed module, `./area` (docs/product.md 11.1). */
export interface Area {
  name: string;
  contract: string;
  routes: readonly AreaRoute[];
  messages: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;
  /** Fetches what the area's first screen needs, ahead of a visit. */
  preload?: () => void;
}

type RouteBinding = Pick<AreaRoute, 'component' | 'validate'>;

/** Checks the types of a declaration and keeps its literal paths. */
export function declareArea<const D extends AreaDeclaration>(declaration: D): D {
  return declaration;
}

/**
 * Binds a declaration to its code. Every declared path needs exactly one binding (checked by types).
 */
export function defineArea<const D extends AreaDeclaration>(
  declaration: D,
  {
    routes,
    messages,
    preload,
  }: {
    routes: Record<D['routes'][number]['path'], RouteBinding>;
    messages: Area['messages'];
    preload?: () => void;
  },
): Area {
  return {
    name: declaration.name,
    contract: declaration.contract,
    routes: declaration.routes.map((route) => ({ ...route, ...routes[route.path as keyof typeof routes] })),
    messages,
    ...(preload && { preload }),
  };
}
