import { parseAreaManifest } from './manifest';

const manifest = {
  name: 'game',
  version: '0.1.0',
  build: '0.1.0-12345678',
  contract: '2.0',
  requires: {},
  entry: 'area.js',
  container: 'area_game',
  preload: [],
  files: {},
  routes: [{ path: '/rabbit/:slug/*', layout: 'none', titleKey: 'title' }],
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
