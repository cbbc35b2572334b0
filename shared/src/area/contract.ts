import type { ComponentType } from 'react';
import type { Catalogue, Locale } from '../i18n';
import type { Colour } from '../ui';

/** The version of the contract between shell and areas that this `shared` speaks: `<major>.<minor>`. */
export const contractVersion = '1.0';

/** The layouts the shell offers; an area names one for each of its routes (docs/product 2.3). */
export const layoutNames = ['default', 'none', 'pioneers', 'devbot', 'games', 'memeathon', 'policy'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The places of the shell where an area's links can be; `staff` is the page on which staff sign in. */
export const navigationPlaces = ['header', 'footer', 'staff'] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];

/** A route as the shell knows it before it loads the area: pure data, published in `areas.json`. */
export interface RouteDeclaration {
  /** React Router path pattern from the root, without locale prefix: `/rabbit/:slug/*`. */
  path: string;
  layout: LayoutName;
  /** Key of the document title in the area's own catalogue. */
  titleKey: string;
  /**
   * True when the page means nothing without its visitor's browser: a bot gets its layout and its title, and none of the
   * area's code. Such a page can't be `prerendered`.
   */
  clientOnly?: boolean;
  /**
   * True when the page's content is known as the area is built: `payloads/<language>/<path>.json` of the area holds its data,
   * and the page reads them by `usePayload`. A `clientOnly` page can't be. A path with parameters isn't marked; it may have
   * data for some of its values, one file for each.
   */
  prerendered?: boolean;
}

/** A link to a page of the area, which the shell shows in its own places. */
export interface NavigationEntry {
  /** A path that one of the area's own routes holds. */
  path: string;
  /** Key of the link's text in the area's own catalogue. */
  labelKey: string;
  /** The link's place among the others. The shell's own begin at 10 and end at 90. */
  order: number;
  /** The colour that marks the link on its page; the layout's accent unless given. */
  colour?: Colour;
  places: readonly NavigationPlace[];
}

/** The area's card on the front page. */
export interface AreaCard {
  /** A path that one of the area's own routes holds. */
  path: string;
  /** Keys of the card's texts in the area's own catalogue. */
  titleKey: string;
  textKey: string;
  colour: Colour;
  /** The card's place among the others. */
  order: number;
  /** True for an area that has no content of its own yet. */
  isComing?: boolean;
}

/** The part of an area that is plain data. The registry publishes it, with the texts that its keys name. */
export interface AreaDeclaration {
  name: string;
  contract: string;
  routes: readonly RouteDeclaration[];
  /** Key of the area's name where the shell has to name it; the card's title unless given. */
  nameKey?: string;
  navigation?: readonly NavigationEntry[];
  card?: AreaCard;
  /** The route of an event's first screen, if the area shows events: `/party/:slug`. The shell's links to events lead there. */
  eventPath?: string;
}

export interface AreaRoute extends RouteDeclaration {
  component: () => Promise<{ default: ComponentType }>;
  /** Refuses route parameters that can't exist: the shell then shows a fatal 404. */
  validate?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

/** The default export of a remote's one exposed module, `./area` (docs/product 11.1). */
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
