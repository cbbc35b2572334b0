import { grantReload, parseReloads } from './reload-guard';

test('a path is reloaded once within ten seconds', () => {
  expect(grantReload({}, '/about', 1000)).toEqual({ '/about': 1000 });
  expect(grantReload({ '/about': 1000 }, '/about', 10_999)).toBeUndefined();
  expect(grantReload({ '/about': 1000 }, '/about', 11_000)).toEqual({ '/about': 11_000 });
});

test('each path has its own guard, and what is over is forgotten', () => {
  expect(grantReload({ '/about': 5000, '/terms': 100 }, '/privacy', 10_100)).toEqual({
    '/about': 5000,
    '/privacy': 10_100,
  });
});

test('a clock that was set back does not forbid a reload', () => {
  expect(grantReload({ '/about': 99_000 }, '/about', 1000)).toEqual({ '/about': 1000 });
});

test.each([null, '', 'no json', 'null', '7', '"text"', '[]', '{"/about":"soon"}'])(
  'a record %j is none',
  (text) => expect(parseReloads(text)).toEqual({}),
);

test('a record is read as it was kept', () => {
  expect(parseReloads('{"/about":5000}')).toEqual({ '/about': 5000 });
});
