import { parseAreaManifest } from './manifest';

const manifest = {
  name: 'game',
  version: '0.1.0',
  build: '0.1.0-12345678',
  contract: '1.0',
  requires: {},
  entry: 'area.js',
  container: 'area_game',
  preload: [],
  files: {},
  routes: [{ path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title' }],
  texts: { en: { title: 'Event' } },
};

test('a manifest is read as it is', () => {
  expect(parseAreaManifest(manifest)).toEqual(manifest);
});

test('an invalid field is named', () => {
  const bad = { ...manifest, version: 'latest', routes: [{ path: 'rabbit', layout: 'none', titleKey: 't' }] };
  expect(() => parseAreaManifest(bad)).toThrow(
    expect.objectContaining({ code: 'area.manifest-invalid', params: { field: 'version, routes.0.path' } }),
  );
});

const texts = {
  en: { title: 'Event', name: 'The hall', text: 'Come in' },
  ja: { title: 'イベント', name: 'ホール', text: 'どうぞ' },
};
const link = { path: '/hall/about', labelKey: 'name', order: 20, places: ['header', 'footer'] };
const card = { path: '/hall', titleKey: 'name', textKey: 'text', colour: 'green', order: 5, isComing: true };
const routes = [
  { path: '/hall', layout: 'default', titleKey: 'title' },
  { path: '/hall/about', layout: 'policy', titleKey: 'title', prerendered: true },
  { path: '/hall/:slug/*', layout: 'none', titleKey: 'title', clientOnly: true },
];
const declaring = {
  ...manifest,
  contract: '1.0',
  routes,
  nameKey: 'name',
  navigation: [link],
  card,
  eventPath: '/hall/:slug',
  texts,
};

test('links, card and texts are read as they are', () => {
  expect(parseAreaManifest(declaring)).toEqual(declaring);
});

test.each([
  [
    'a link out of the app',
    { navigation: [{ ...link, path: '//elsewhere.example' }] },
    /navigation\.0\.path/,
  ],
  ['a script as a link', { navigation: [{ ...link, path: 'javascript:alert(1)' }] }, /navigation\.0\.path/],
  ["a link to another area's page", { navigation: [{ ...link, path: '/stage' }] }, /^\/stage$/],
  [
    'a place that the shell lacks',
    { navigation: [{ ...link, places: ['roof'] }] },
    /navigation\.0\.places\.0/,
  ],
  [
    'a place in the order that is none',
    { navigation: [{ ...link, order: Number.NaN }] },
    /navigation\.0\.order/,
  ],
  ['a link whose text is no text', { navigation: [{ ...link, labelKey: 'toString' }] }, /^toString$/],
  ['too many links', { navigation: Array(9).fill(link) }, /navigation/],
  ['an unknown colour', { card: { ...card, colour: 'pink' } }, /card\.colour/],
  ["a card of another area's page", { card: { ...card, path: '/stage' } }, /^\/stage$/],
  ['a text without end', { texts: { en: { ...texts.en, name: 'x'.repeat(201) } } }, /texts\.en\.name/],
  ['a link without a text', { texts: { en: { title: 'Event', text: 'Come in' } } }, /^name$/],
  ['no texts', { texts: undefined }, /^texts$/],
  ['a page that takes every path', { routes: [...routes, { ...routes[1], path: '/*' }] }, /routes\.3\.path/],
  ['pages of any first name', { routes: [...routes, { ...routes[1], path: '/:name' }] }, /routes\.3\.path/],
  ['events on no page of its own', { eventPath: '/party/:slug' }, /^\/party\/:slug$/],
  ['events on a page that is the same for all', { eventPath: '/hall' }, /eventPath/],
  [
    'a page that is both client-only and prerendered',
    { routes: [...routes, { ...routes[1], path: '/both', clientOnly: true }] },
    /routes\.3/,
  ],
  [
    'a prerendered page with a parameter',
    { routes: [...routes, { ...routes[1], path: '/one/:id' }] },
    /routes\.3/,
  ],
])('%s makes a manifest invalid', (_, change, field) => {
  expect(() => parseAreaManifest({ ...declaring, ...change })).toThrow(
    expect.objectContaining({
      code: 'area.manifest-invalid',
      params: { field: expect.stringMatching(field) },
    }),
  );
});

test('a language that the area lacks makes nothing invalid', () => {
  const { en } = texts;
  expect(parseAreaManifest({ ...declaring, texts: { en } }).texts).toEqual({ en });
});

test('an entry that declares acts names a file with them', () => {
  const acts = ['events', 'community', 'processes.hall'];
  const files = { 'acts.json': `sha256-${'a'.repeat(43)}=` };
  expect(parseAreaManifest({ ...manifest, acts, files })).toMatchObject({ acts });
  expect(() => parseAreaManifest({ ...manifest, acts })).toThrow(
    expect.objectContaining({ code: 'area.manifest-invalid', params: { field: 'files.acts.json' } }),
  );
  expect(() => parseAreaManifest({ ...manifest, acts: ['everybody'], files })).toThrow(
    expect.objectContaining({ code: 'area.manifest-invalid', params: { field: 'acts.0' } }),
  );
});
