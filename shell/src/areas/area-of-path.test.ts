import { areaEntry } from '../testing/registered';
import { appPathOf, areaOfPath } from './area-of-path';
import type { RegisteredArea } from './area-registry';

const registered = (name: string, path: string): RegisteredArea => ({
  ...areaEntry(name, { routes: [{ path, layout: 'none', titleKey: 'title' }] }),
  base: `https://app.example/areas/${name}/1/`,
});
const areas = [registered('game', '/rabbit/:slug/*'), registered('social', '/social/leaderboard/:id')];

test.each([
  ['/rabbit/demo', 'game'],
  ['/rabbit/demo/scan', 'game'],
  ['/ja/rabbit/demo', 'game'],
  ['/social/leaderboard/7', 'social'],
  ['/social/leaderboard', undefined],
  ['/rabbit', undefined],
  ['/', undefined],
])('%s leads to the area %s', (path, name) => {
  expect(areaOfPath(areas, path)?.area.name).toBe(name);
});

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}

test('only links within the app have a path', () => {
  expect(appPathOf(linkTo('#/rabbit/demo?tab=scan'))).toBe('/rabbit/demo');
  expect(appPathOf(linkTo('#section'))).toBeUndefined();
  expect(appPathOf(linkTo('https://elsewhere.example/#/rabbit/demo'))).toBeUndefined();
});
