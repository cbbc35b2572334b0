import { areaEntry } from '../testing/registered';
import { integrityOf, parseRegistry } from './area-registry';

const hash = `sha256-${'A'.repeat(43)}=`;
const entry = areaEntry('game', {
  requires: { react: '^19.0.0' },
  preload: ['static/js/async/exposed.js'],
  files: { 'area.js': hash, 'static/js/async/exposed.js': hash },
  routes: [{ path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title' }],
  texts: { en: { title: 'Event' } },
});
const url = 'https://gateway.example/tx/areas.json';

const refusedNames = (areas: unknown) => parseRegistry({ areas }, url).refused.map(({ name }) => name);

test('entries are read, and their files lie beside their manifests', () => {
  const { areas, refused } = parseRegistry({ areas: { game: entry } }, url);
  expect(refused).toEqual([]);
  expect(areas).toEqual([{ ...entry, base: 'https://gateway.example/tx/areas/game/0.1.0-12345678/' }]);
});

test('a bad entry disables that area alone', () => {
  const { areas, refused } = parseRegistry({ areas: { game: entry, social: { ...entry, routes: 7 } } }, url);
  expect(areas.map(({ name }) => name)).toEqual(['game']);
  expect(refused).toMatchObject([{ name: 'social', reason: { code: 'area.manifest-invalid' } }]);
});

test.each([
  ['a layout the shell does not have', { routes: [{ path: '/x', layout: 'sparkling', titleKey: 'title' }] }],
  ['a file outside of its folder', { entry: '../other/area.js' }],
  ['an entry on another host', { entry: 'https://evil.example/area.js' }],
  ['a hash of another kind', { files: { 'area.js': 'md5-abc' } }],
  ['a range that is no caret range', { requires: { react: '*' } }],
  ['an entry without a hash', { files: { 'static/js/async/exposed.js': hash } }],
  ['an entry with an empty hash', { files: { ...entry.files, 'area.js': '' } }],
  ['a module without a hash', { files: { 'area.js': hash } }],
  ['an entry with the name of what every object has', { entry: 'toString' }],
  ['no routes', { routes: [] }],
  ['a page that takes every path', { routes: [{ path: '/*', layout: 'none', titleKey: 'title' }] }],
  ['pages of any first name', { routes: [{ path: '/:name/*', layout: 'none', titleKey: 'title' }] }],
  ['a contract that is no version', { contract: 'newest' }],
])('refuses %s', (_, changes) => {
  expect(refusedNames({ game: { ...entry, ...changes } })).toEqual(['game']);
});

test('a missing hash disables that area alone, and names the files', () => {
  const social = { ...entry, name: 'social', routes: [{ path: '/s', layout: 'none', titleKey: 'title' }] };
  const { areas, refused } = parseRegistry({ areas: { game: { ...entry, files: {} }, social } }, url);
  expect(areas.map(({ name }) => name)).toEqual(['social']);
  expect(refused).toMatchObject([
    { name: 'game', reason: { params: { field: 'files.area.js, files.static/js/async/exposed.js' } } },
  ]);
});

test('refuses an entry under another name, and a path that is taken', () => {
  expect(refusedNames({ game: entry, social: entry })).toEqual(['social']);
  expect(refusedNames({ game: entry, social: { ...entry, name: 'social' } })).toEqual(['social']);
});

test.each([[null], ['areas'], [[]], [{}], [{ areas: [] }]])('%j is no registry', (json) => {
  expect(() => parseRegistry(json, url)).toThrow('registry.invalid');
});

test('knows the hash of a file by its URL, with any query', () => {
  const [area] = parseRegistry({ areas: { game: entry } }, url).areas;
  if (!area) throw new Error('no area');
  expect(integrityOf(area, `${area.base}area.js?r=2`)).toBe(hash);
  expect(integrityOf(area, `${area.base}unknown.js`)).toBeUndefined();
  expect(integrityOf(area, 'https://evil.example/area.js')).toBeUndefined();
});
