import type { PageSection } from '../page-content/domain/content-schema';

/** A section of a page's content, as organizers publish them; built-in pages have these two kinds. */
export type BuiltInSection = Extract<PageSection, { kind: 'text' | 'links' }>;

/** The data of a page that is known when the area is built: `payloads/<language>/<path>.json`. */
export interface BuiltInPage {
  /** One sentence below the title. */
  lead: string;
  /** The first content of the page, from which its organisers' first revision begins. Bodies are paragraphs without markup. */
  content: { v: 1; sections: readonly BuiltInSection[] };
}

/** The data of the communities' home. */
export interface BuiltInHome extends BuiltInPage {
  /** A few words on each city, by its slug. */
  cities: Readonly<Record<string, string>>;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function isSection(section: Partial<Record<string, unknown>>): boolean {
  const { kind, title, body, links } = section;
  if (!isText(title)) return false;
  if (kind === 'text') return isText(body);
  return (
    kind === 'links' &&
    Array.isArray(links) &&
    links.every(({ label, address }) => isText(label) && isText(address))
  );
}

/**
 * Checks the data of a built-in page.
 * @throws Error when they have another shape, which is a mistake of the build
 */
export function parseBuiltInPage(value: unknown): BuiltInPage {
  const page = value as Partial<BuiltInPage> | null;
  const sections = page?.content?.sections;
  if (isText(page?.lead) && Array.isArray(sections) && sections.every(isSection)) return page as BuiltInPage;
  throw new Error('The data of the page have another shape.');
}

/**
 * Checks the data of the home.
 * @throws Error as {@link parseBuiltInPage}
 */
export function parseBuiltInHome(value: unknown): BuiltInHome {
  const home = parseBuiltInPage(value) as BuiltInHome;
  if (Object.values(home.cities ?? {}).every(isText)) return { ...home, cities: home.cities ?? {} };
  throw new Error('The data of the home have another shape.');
}
