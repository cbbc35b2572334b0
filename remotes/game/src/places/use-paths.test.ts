import { pathOf } from './use-paths';

test('every screen has a path below the event, and the first one is the event itself', () => {
  expect(pathOf('/ja/rabbit/demo', 'welcome')).toBe('/ja/rabbit/demo');
  expect(pathOf('/rabbit/demo', 'me')).toBe('/rabbit/demo/me');
});
