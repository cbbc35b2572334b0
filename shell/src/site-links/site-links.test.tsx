import type { RegistryEntry } from '@rainbow-rabbit/shared/area';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { renderHook } from '@testing-library/react';
import { registered } from '../testing/registered';
import { SiteAreasProvider, useAreaName } from './site-areas';
import { useEventPath } from './use-event-path';
import { useLinks } from './use-links';

const own = [
  { to: '/first', label: 'First', order: 10 },
  { to: '/last', label: 'Last', order: 90 },
];
const event = { slug: 'demo', process: 'P'.repeat(43) as ProcessId, name: 'Demo' };

/** Returns what a hook gives below the areas of a registry. */
function among<Value>(areas: readonly RegistryEntry[], hook: () => Value): Value {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SiteAreasProvider areas={areas}>{children}</SiteAreasProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const labels = (...areas: RegistryEntry[]) =>
  among(areas, () => useLinks('header', own)).map(({ label }) => label);

beforeEach(() => withMessages({ shell: {} }));

test('links of areas stand among the shell’s own, each at its place', () => {
  const navigation = [{ path: '/hall', labelKey: 'title', order: 5, places: ['header'] as const }];
  const second = registered({
    name: 'second',
    navigation: navigation.map((link) => ({ ...link, places: ['header'] })),
  });
  expect(labels(registered(), second)).toEqual(['The great hall', 'First', 'Hall', 'Last']);
});

test('an area that is switched off, that declares none or that has no link for a place adds none', () => {
  const { navigation, card, ...bare } = registered();
  expect([navigation, card].every(Boolean)).toBe(true);
  const elsewhere = registered({
    navigation: [{ path: '/hall', labelKey: 'link', order: 1, places: ['staff'] }],
  });
  expect(labels(registered({ enabled: false }), bare, elsewhere)).toEqual(['First', 'Last']);
});

test.each([
  ['pl', 'Sala'],
  ['ja', 'Hall'],
] as const)('texts are in the language of the page (%s: %s), or else in English', (locale, label) => {
  withMessages({ shell: {} }, locale);
  expect(labels(registered())).toContain(label);
});

test('an area is named by its own name, its card, or its technical name', () => {
  const nameOf = (change: Partial<RegistryEntry>) => among([registered(change)], () => useAreaName('hall'));
  expect(nameOf({ nameKey: 'text' })).toBe('Room for everybody');
  expect(nameOf({})).toBe('The great hall');
  expect(nameOf({ card: undefined })).toBe('hall');
  expect(among([], () => useAreaName('hall'))).toBe('hall');
});

test('an event is shown by the area that declares it, with the process of an unlisted one', () => {
  const areas = [
    registered({
      eventPath: '/hall/:slug',
      routes: [{ path: '/hall/:slug', layout: 'none', titleKey: 'title' }],
    }),
  ];
  expect(among(areas, useEventPath)(event)).toBe('/hall/demo');
  expect(among(areas, useEventPath)({ ...event, isUnlisted: true })).toBe(`/hall/demo?p=${event.process}`);
});

test('without an area that shows events none is shown', () => {
  expect(among([registered({ eventPath: undefined })], useEventPath)(event)).toBeUndefined();
  expect(among([registered({ enabled: false })], useEventPath)(event)).toBeUndefined();
  expect(among([], useEventPath)(event)).toBeUndefined();
});
