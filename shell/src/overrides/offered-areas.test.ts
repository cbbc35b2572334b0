import type { RegisteredArea } from '../areas';
import { areaEntry } from '../testing/registered';
import { offeredAreas } from './offered-areas';

const areaOf = (name: string, ...paths: string[]): RegisteredArea => ({
  ...areaEntry(name, { routes: paths.map((path) => ({ path, layout: 'default', titleKey: 'title' })) }),
  base: `https://app.example/areas/${name}/`,
});
const registered = [areaOf('game', '/rabbit'), areaOf('social', '/social')];
const routesOf = (areas: readonly RegisteredArea[]) =>
  areas.map(({ name, routes }) => [name, ...routes.map(({ path }) => path)]);

test('without overrides, the areas are those of the registry', () => {
  expect(offeredAreas(registered, [])).toBe(registered);
});

test("a developer's own build may add an area that the registry lacks", () => {
  expect(routesOf(offeredAreas(registered, [areaOf('hello', '/hello')]))).toEqual([
    ['game', '/rabbit'],
    ['social', '/social'],
    ['hello', '/hello'],
  ]);
});

test("a developer's own build may add routes to its area, and the released ones stay", () => {
  expect(routesOf(offeredAreas(registered, [areaOf('social', '/social/new')]))).toEqual([
    ['game', '/rabbit'],
    ['social', '/social/new', '/social'],
  ]);
});
