import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { cities, citySlugs } from '../cities/cities';
import { communityStage, StagePage } from '../testing/community-stage';
import { CitiesMap, placeOnMap } from './cities-map';
import { labelPlaces } from './label-places';
import { world } from './world';

const cityPlaces = Object.fromEntries(
  citySlugs.map((slug) => [slug, placeOnMap(cities[slug]) ?? { x: 0, y: 0 }]),
) as typeof labelPlaces;

beforeEach(() => withMessages({ social: en }));

test('the map is a list of links with a few words each', () => {
  render(
    <StagePage stage={communityStage({})} at="/social" route="/social">
      <CitiesMap lines={{ lisbon: 'Seven hills' }} />
    </StagePage>,
  );
  const links = within(screen.getByRole('navigation', { name: en['map.title'] })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(citySlugs.map((slug) => cities[slug].path));
  expect(links[0]?.textContent).toContain('Seven hills');
});

test('every city and its label are on the map, and the land has at most the bytes it may have', () => {
  for (const { x, y } of [...Object.values(cityPlaces), ...Object.values(labelPlaces)]) {
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(world.width - 40);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(world.height - 20);
  }
  expect(world.land.length).toBeLessThanOrEqual(12_000);
});

/** The room of a label in units of the map where it is the narrowest that has labels on it, 48rem. */
const label = { width: 175, height: 58 };

test('no label lies on another one, or on the place of a city', () => {
  const isOn = (a: { x: number; y: number }, b: { x: number; y: number }, share: number) =>
    Math.abs(a.x - b.x) < label.width * share && Math.abs(a.y - b.y) < label.height * share;
  for (const [index, slug] of citySlugs.entries()) {
    for (const other of citySlugs.slice(index + 1)) {
      expect([slug, other, isOn(labelPlaces[slug], labelPlaces[other], 1)]).toEqual([slug, other, false]);
    }
    for (const other of citySlugs) {
      expect([slug, other, isOn(labelPlaces[slug], cityPlaces[other], 0.5)]).toEqual([slug, other, false]);
    }
  }
});
