/** @jest-environment node */

import { locales } from '@rainbow-rabbit/shared/i18n';
import { firstView } from '../../first-view.config';
import { cities, citySlugs } from '../cities/cities';
import { builtIn } from '../testing/built-in-pages';
import { parseBuiltInPage } from './built-in-page';

test.each(citySlugs.flatMap((slug) => locales.map(({ code }) => [slug, code] as const)))(
  'the words of %s in %s are those of its page, in the city’s colours and with the place of its skyline',
  (slug, code) => {
    const { path } = cities[slug];
    const data = builtIn(path, code);
    const { lead, content } = parseBuiltInPage(data);
    const view = firstView({ path, title: 'Title', data });
    expect(view).toMatchObject({ heading: 'Title', lead, hasAside: true });
    const texts = content.sections.filter(({ kind }) => kind === 'text');
    expect(view?.sections.map(({ title }) => title)).toEqual(texts.map(({ title }) => title));
    expect(view?.look?.['--rr-accent']).toBe('var(--rr-city-deep)');
    expect(view?.look?.['--rr-city-deep']).toMatch(/^var\(--rr-|^color-mix\(/);
    expect(view?.banner?.['block-size']).toMatch(/^clamp\(/);
  },
);

test('a page whose sections stand elsewhere shows heading and lead, and one of another shape nothing', () => {
  const home = builtIn('/social');
  expect(firstView({ path: '/social', title: 'Home', data: home })).toEqual({
    width: 'normal',
    heading: 'Home',
    lead: parseBuiltInPage(home).lead,
    sections: [],
  });
  const rules = builtIn('/social/athletics/about');
  expect(firstView({ path: '/social/athletics/about', title: 'Rules', data: rules })).toBeUndefined();
});
