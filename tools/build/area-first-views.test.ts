import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declareArea, type LayoutName } from '@rainbow-rabbit/shared/area';
import { locales } from '@rainbow-rabbit/shared/i18n';
import * as boot from '../../shell/src/boot/early-words';
import { areaFirstViews, type FirstViewWords, layoutsWithFirstView, longestPath } from './area-first-views';
import { writeFiles } from './write-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-views-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const declarationOf = (layout: LayoutName) =>
  declareArea({
    name: 'hall',
    contract: '1.0',
    routes: [
      { path: '/hall/:room', layout, titleKey: 'title' },
      { path: '/hall', layout: 'games', titleKey: 'title' },
    ],
  });

/** Makes the first views of an area with a page that has them and a page that has none. */
function viewsOf(page: `/hall/${string}`, layout: LayoutName) {
  for (const { code } of locales)
    writeFiles(folder, {
      [`locales/${code}.json`]: JSON.stringify({ title: `Title ${code}` }),
      [`payloads/${code}${page}.json`]: JSON.stringify({ text: `Text ${code}` }),
      [`payloads/${code}/hall.json`]: '{}',
    });
  return areaFirstViews(folder, declarationOf(layout), ({ title, data, path: own }) =>
    own === '/hall'
      ? undefined
      : { width: 'narrow', heading: title, lead: (data as { text: string }).text, sections: [] },
  );
}

test('a page has its words in each language, with the layout of its route', () => {
  const views = viewsOf('/hall/blue', 'pioneers');
  expect(Object.keys(views)).toEqual(locales.map(({ code }) => code));
  expect(views.pl).toEqual({
    '/hall/blue': { layout: 'pioneers', width: 'narrow', heading: 'Title pl', lead: 'Text pl', sections: [] },
  });
});

test('a layout whose look takes room above the words fails the build, and so does a path that is too long', () => {
  expect(() => viewsOf('/hall/blue', 'memeathon')).toThrow(
    "/hall/blue can't have a first view in the layout memeathon.",
  );
  const long = `/hall/${'a'.repeat(longestPath)}` as const;
  expect(() => viewsOf(long, 'pioneers')).toThrow('its path is longer than 40 characters');
});

test('the boot script draws the words that a build makes, and knows the same layouts and paths', () => {
  const words: FirstViewWords = { width: 'normal', heading: '', lead: '', sections: [] };
  const drawn: boot.EarlyWords = { layout: 'default', ...words };
  expect(drawn.width).toBe('normal');
  expect(boot.layoutsWithWords).toEqual(layoutsWithFirstView);
  expect(boot.longestPathWithWords).toBe(longestPath);
});
