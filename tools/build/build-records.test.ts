import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdIn, recordBuild } from './build-records';
import { distOf } from './testing/dist-of';

const page = '<meta name="build" content="{{build}}" /><link href="static/js/main.1a.js">';
const dist = {
  'index.html': page,
  'about/_payload.json': '{}',
  'ja/about/_payload.json': '{}',
  'static/js/main.1a.js': 'main',
};

test('the page, the latest build and the record of the build hold the same id', () => {
  const folder = distOf(dist);
  const { id } = recordBuild(folder, 1000);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(buildIdIn(read('index.html'))).toBe(id);
  expect(JSON.parse(read('builds/latest.json'))).toEqual({ id, timestamp: 1000 });
  expect(readdirSync(path.join(folder, 'builds/meta'))).toEqual([`${id}.json`]);
  expect(JSON.parse(read(`builds/meta/${id}.json`))).toEqual({
    id,
    timestamp: 1000,
    matcher: {
      static: { '/about': { prerender: true }, '/ja/about': { prerender: true } },
      wildcard: {},
      dynamic: {},
    },
    prerendered: ['/about', '/ja/about'],
  });
});

test('any change of a file gives the build another id, and time alone does not', () => {
  const { id } = recordBuild(distOf(dist), 1000);
  expect(recordBuild(distOf(dist), 2000).id).toBe(id);
  expect(recordBuild(distOf({ ...dist, 'static/js/main.1a.js': 'other' }), 1000).id).not.toBe(id);
  expect(recordBuild(distOf({ ...dist, 'index.html': `${page} ` }), 1000).id).not.toBe(id);
  expect(recordBuild(distOf({ ...dist, 'about/_payload.json': '{"a":1}' }), 1000).id).not.toBe(id);
});

test('a page without a place for the id is refused, and so is one without the id', () => {
  expect(() => recordBuild(distOf({ ...dist, 'index.html': '<p>' }), 1000)).toThrow(/once/);
  expect(() => buildIdIn(page)).toThrow(/no id/);
});
