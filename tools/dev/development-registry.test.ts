import { type AreaManifest, parseRegistryEntry } from '@rainbow-rabbit/shared/area';
import { developmentRegistry } from './development-registry';

const manifestOf = (name: string, build: string): AreaManifest => ({
  name,
  version: '0.1.0',
  build,
  contract: '1.0',
  requires: {},
  entry: 'area.js',
  container: `area_${name}`,
  preload: [],
  files: { 'area.js': `sha256-${'A'.repeat(43)}=` },
  routes: [{ path: `/${name}`, layout: 'none', titleKey: 'title' }],
  texts: { en: { title: name } },
});

const entryOf = (name: string) => ({
  ...manifestOf(name, '0.1.0-00000000'),
  enabled: false,
  manifest: `areas/${name}/0.1.0-00000000/area.json`,
});

const released = {
  areas: { hall: entryOf('hall'), shop: entryOf('shop') },
  overrideFolders: ['https://preview.example/'],
};

test.each(['hall', 'new'])(
  'the build of %s is offered, and everything else stays as it was released',
  (name) => {
    const { areas, ...rest } = developmentRegistry(released, name, manifestOf(name, '0.1.0-12345678'));
    expect(rest).toEqual({ overrideFolders: released.overrideFolders });
    expect(areas.shop).toEqual(released.areas.shop);
    expect(parseRegistryEntry(areas[name])).toMatchObject({
      enabled: true,
      manifest: `areas/${name}/0.1.0-12345678/area.json`,
    });
  },
);

test('an area that was never built is not offered, since its released code would pass for it', () => {
  expect(Object.keys(developmentRegistry(released, 'hall', undefined).areas)).toEqual(['shop']);
});
