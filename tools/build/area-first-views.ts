import { type AreaDeclaration, routeHolds } from '@rainbow-rabbit/shared/area';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { catalogueOf } from './catalogue-files.mjs';
import { areaPayloads } from './payloads';

/** The file in an area's build from which a release takes the first views of its pages; no browser fetches it. */
export const firstViewsFile = 'first-views.json';

/** CSS properties with their values. */
type Look = Readonly<Record<string, string>>;

/** The words of a page that are drawn before any code of the app is there. The shell says what it makes of them (`shell/src/boot/early-words.ts`). */
export interface FirstViewWords {
  width: 'narrow' | 'normal';
  heading: string;
  lead: string;
  look?: Look;
  banner?: Look;
  hasAside?: boolean;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** Layouts whose look takes no room between header and page. */
export const layoutsWithFirstView = ['default', 'pioneers'] as const;

/** Longer paths have no first view (docs/product 9.193). */
export const longestPath = 40;

interface FirstView extends FirstViewWords {
  layout: (typeof layoutsWithFirstView)[number];
}

/** A page of an area in one language, from which its first view is made. */
export interface PageData {
  /** The path, without locale prefix. */
  path: string;
  /** The text of the route's title. */
  title: string;
  /** The data of the page, parsed. */
  data: unknown;
}

/** Makes the words of a page that are drawn before any code; nothing for a page that has none. */
export type MakeFirstView = (page: PageData) => FirstViewWords | undefined;

/** First views of an area's pages as its build writes them, by language and path. */
export type AreaFirstViews = Readonly<Record<Locale, Readonly<Record<string, FirstView>>>>;

const isDrawable = (layout: string): layout is FirstView['layout'] =>
  layoutsWithFirstView.some((name) => name === layout);

/**
 * Makes the first views of an area's pages, in each language, from the data of the pages and the titles of their routes.
 * @throws Error naming a page whose layout has none, since its look takes room above the words, or whose path is too long
 */
export function areaFirstViews(
  folder: string,
  declaration: AreaDeclaration,
  make: MakeFirstView,
): AreaFirstViews {
  const payloads = areaPayloads(folder, declaration);
  const viewsIn = (locale: Locale) => {
    const messages = catalogueOf(folder, locale);
    const own = payloads.filter((payload) => payload.locale === locale);
    return Object.fromEntries(
      own.flatMap(({ page, text }) => {
        const route = declaration.routes.find((one) => routeHolds(one.path, page));
        const words = make({
          path: page,
          title: messages[route?.titleKey ?? ''] ?? '',
          data: JSON.parse(text),
        });
        if (!words || !route) return [];
        const { layout } = route;
        if (!isDrawable(layout)) throw new Error(`${page} can't have a first view in the layout ${layout}.`);
        if (page.length > longestPath)
          throw new Error(
            `${page} can't have a first view: its path is longer than ${longestPath} characters.`,
          );
        return [[page, { layout, ...words }]];
      }),
    );
  };
  return Object.fromEntries(locales.map(({ code }) => [code, viewsIn(code)])) as AreaFirstViews;
}
