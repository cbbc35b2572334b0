import { readFileSync } from 'node:fs';
import { cities, citySlugs } from './src/cities/cities';
import { type BuiltInPage, parseBuiltInPage } from './src/city/built-in-page';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const colours = read('./src/cities/city-colours.module.css');
const skyline = read('./src/skyline/skyline.module.css');

/**
 * Returns the declarations of a class: property → value.
 * @throws Error if the style sheet has no such class
 */
function declarationsOf(sheet: string, name: string): Record<string, string> {
  const [, block] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(sheet) ?? [];
  if (block === undefined) throw new Error(`No styles of .${name}`);
  return Object.fromEntries(
    [...block.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [property, value]),
  );
}

/** The sections with text. Links come with the page. */
const textsOf = ({ content }: BuiltInPage) =>
  content.sections.flatMap((section) =>
    section.kind === 'text' ? [{ title: section.title, paragraphs: section.body.split('\n\n') }] : [],
  );

interface Page {
  path: string;
  title: string;
  data: unknown;
}

/** Makes the words of a page that are drawn before any code is there, at the places that the page gives them (decision 069). */
export function firstView({ path, title: heading, data }: Page) {
  const city = citySlugs.find((slug) => cities[slug].path === path);
  if (city) {
    const page = parseBuiltInPage(data);
    return {
      width: 'normal' as const,
      heading,
      lead: page.lead,
      look: { ...declarationsOf(colours, 'city'), ...declarationsOf(colours, city) },
      banner: declarationsOf(skyline, 'skyline'),
      hasAside: true,
      sections: textsOf(page),
    };
  }
  if (path === '/social/about') {
    const page = parseBuiltInPage(data);
    return { width: 'narrow' as const, heading, lead: page.lead, sections: textsOf(page) };
  }
  // The map of the cities comes below the lead.
  if (path === '/social')
    return { width: 'normal' as const, heading, lead: parseBuiltInPage(data).lead, sections: [] };
  return undefined;
}
