import type { Locale } from '@rainbow-rabbit/shared/i18n';

/** CSS properties with their values, set one by one: the page's policy allows no style as text. */
type Look = Readonly<Record<string, string>>;

/**
 * The words of an area's page that are drawn before any code of the app is there (decision 069). The area's build makes them
 * (`tools/build/area-first-views.ts`), and a release puts them where they are found (`tools/release/first-views.ts`).
 */
export interface EarlyWords {
  layout: (typeof layoutsWithWords)[number];
  /** The width of the page's column (`Page` of `shared/ui`). */
  width: 'narrow' | 'normal';
  heading: string;
  /** The text below the heading. */
  lead: string;
  /** Set on the page's column, such as custom properties of its colours. */
  look?: Look | undefined;
  /** Look of the place above the heading in which the page has a picture. */
  banner?: Look | undefined;
  /**
   * True when the page has a column of its own beside the sections, and above them on a narrow screen. Its height there isn't
   * known yet, so the sections begin below the screen.
   */
  hasAside?: boolean | undefined;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** First views by the path of their page, each with the build of the area that it is of. */
export type EarlyWordsByPath = Readonly<Record<string, EarlyWords & { build: string }>>;

/** Layouts whose look takes no room between header and page: their styles of words are in the start. */
export const layoutsWithWords = ['default', 'pioneers'] as const;

/** Longer paths have no first view (docs/product 9.193). */
export const longestPathWithWords = 40;

/**
 * Returns the file, from the app's folder, in which the first view of a page is if it has one; nothing if it can't have one.
 * Pages share a file by the length of their paths, and all files are there, so that asking for one never fails though nobody
 * knows yet which pages there are.
 * @param path without locale prefix
 */
export const earlyWordsFile = (path: string, locale: Locale): string | undefined =>
  path.length > longestPathWithWords ? undefined : `first-views/${locale}/${path.length}.json`;
