import { locales } from '@rainbow-rabbit/shared/i18n';
import { cities, citySlugs } from '../cities/cities';
import { parseContent } from '../page-content/domain/parse-content';
import { builtIn } from '../testing/built-in-pages';
import { type BuiltInPage, parseBuiltInHome, parseBuiltInPage } from './built-in-page';

const pages = ['/social/about', ...citySlugs.map((slug) => cities[slug].path)];
const everyPage = locales.flatMap(({ code }) => pages.map((page) => [page, code] as const));

const bodiesOf = ({ content }: BuiltInPage) =>
  content.sections.flatMap((section) => (section.kind === 'text' ? [section.body] : []));

test.each(everyPage)('%s in %s is a content that organizers can go on from', (page, code) => {
  const { content } = parseBuiltInPage(builtIn(page, code));
  expect(parseContent(JSON.stringify(content))).toEqual({ content });
});

test.each(everyPage)('%s in %s has as many sections as the English one, and no markup', (page, code) => {
  const [own, english] = [code, 'en' as const].map((one) => parseBuiltInPage(builtIn(page, one)));
  expect(own?.content.sections.map(({ kind }) => kind)).toEqual(
    english?.content.sections.map(({ kind }) => kind),
  );
  const bodies = own ? bodiesOf(own) : [];
  expect(bodies.length).toBeGreaterThanOrEqual(3);
  for (const body of bodies) expect(body).not.toMatch(/[*_[\]<>`\\#]/);
});

test.each(locales)('the home in $code has a few words on each city', ({ code }) => {
  const home = parseBuiltInHome(builtIn('/social', code));
  expect(Object.keys(home.cities).sort()).toEqual([...citySlugs].sort());
});

test.each([
  null,
  {},
  { lead: 'x' },
  { lead: '', content: { v: 1, sections: [] } },
  { lead: 'x', content: { v: 1, sections: [{ kind: 'text', title: 'a' }] } },
  { lead: 'x', content: { v: 1, sections: [{ kind: 'links', title: 'a', links: [{}] }] } },
])('%j is no data of a page', (value) => {
  expect(() => parseBuiltInPage(value)).toThrow('another shape');
});
