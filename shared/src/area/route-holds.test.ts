import { routeHolds } from './route-holds';

test.each([
  ['/hall', '/hall', true],
  ['/hall', '/hall/', true],
  ['/hall', '/hall/1', false],
  ['/hall/:seat', '/hall/1', true],
  ['/hall/:seat', '/hall', false],
  ['/hall/:seat', '/hall/1/2', false],
  ['/hall/:seat/*', '/hall/1', true],
  ['/hall/:seat/*', '/hall/1/2/3', true],
  ['/hall', '/great/hall', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(routeHolds(pattern, path)).toBe(expected);
});
