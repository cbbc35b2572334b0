import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AreaDeclaration, declareArea } from '@rainbow-rabbit/shared/area';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { areaPayloads, payloadFiles, payloadsIn, prerenderedIn } from './payloads';
import { writeFiles } from './write-files';

const codes = locales.map(({ code }) => code);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-payloads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the data of pages in some languages below a folder. */
function write(place: string, pages: readonly string[], languages: readonly string[] = codes): void {
  for (const code of languages)
    for (const page of pages)
      writeFiles(path.join(folder, place, code), { [`${page}.json`]: `{ "title": "${page} ${code}" }\n` });
}

test('each page has its data in each language, English without a prefix', () => {
  write('', ['about', 'hall/london']);
  const payloads = payloadsIn(folder);
  expect(payloads).toHaveLength(2 * codes.length);
  expect(payloads).toContainEqual({
    path: '/about',
    page: '/about',
    locale: 'en',
    text: '{"title":"about en"}',
  });
  expect(payloads).toContainEqual({
    path: '/zh-cn/hall/london',
    page: '/hall/london',
    locale: 'zh-cn',
    text: '{"title":"hall/london zh-cn"}',
  });
  const dist = path.join(folder, 'dist');
  writeFiles(dist, payloadFiles(payloads));
  expect(prerenderedIn(dist)).toEqual(payloads.map(({ path: one }) => one).sort());
});

test.each(['en', 'pl'])('a page that only %s lacks is refused', (code) => {
  write('', ['about']);
  const others = codes.filter((other) => other !== code);
  write('', ['terms'], others);
  expect(() => payloadsIn(folder)).toThrow(`/terms has no data in ${code}`);
});

const declaration: AreaDeclaration = declareArea({
  name: 'hall',
  contract: '1.0',
  routes: [
    { path: '/hall', layout: 'default', titleKey: 'title', prerendered: true },
    { path: '/hall/:city', layout: 'default', titleKey: 'title' },
    { path: '/hall/:city/map', layout: 'default', titleKey: 'title', clientOnly: true },
  ],
});

test('an area has data for its prerendered pages, and for known values of a parameter', () => {
  write('payloads', ['hall', 'hall/london', 'hall/lisbon']);
  const paths = areaPayloads(folder, declaration).map(({ path: one }) => one);
  expect(paths).toHaveLength(3 * codes.length);
  expect(paths).toEqual(expect.arrayContaining(['/hall', '/hall/london', '/pl/hall/lisbon']));
});

test('an area without prerendered pages has no data', () => {
  expect(areaPayloads(folder, { ...declaration, routes: declaration.routes.slice(1) })).toEqual([]);
});

test('a prerendered page without data fails the build', () => {
  write('payloads', ['hall/london']);
  expect(() => areaPayloads(folder, declaration)).toThrow(
    'hall declares as prerendered what has no data in payloads: /hall.',
  );
});

test.each(['cellar', 'hall/london/map'])('data that no page can read fail the build: %s', (page) => {
  write('payloads', ['hall', page]);
  expect(() => areaPayloads(folder, declaration)).toThrow(`No page of hall can read the data of /${page}.`);
});
