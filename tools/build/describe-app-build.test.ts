import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeAppBuild } from './describe-app-build';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a build of the shell; returns its folder. */
function distOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-dist-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const page =
  '<meta name="build" content="0123456789abcdef"><link rel="preload" as="script" href="static/js/main.1a.js" data-bundle>';
const dist = { 'index.html': page, 'icon.svg': '<svg/>', 'static/js/main.1a.js': 'main' };

test('a build is described by its page, the files that the page names, and all hashed files', () => {
  const folder = distOf({ ...dist, 'static/js/async/later.2b.js': 'later', 'static/js/main.1a.js.map': '' });
  expect(describeAppBuild(folder)).toEqual({
    id: '0123456789abcdef',
    page: hashOf(page),
    start: ['static/js/main.1a.js'],
    files: { 'static/js/async/later.2b.js': hashOf('later'), 'static/js/main.1a.js': hashOf('main') },
  });
});

test('a page that names no file of its build is refused', () => {
  expect(() => describeAppBuild(distOf({ ...dist, 'index.html': '<p>' }))).toThrow(/names no file/);
});

test('a page without the id of its build is refused', () => {
  const nameless = page.replace('build', 'other');
  expect(() => describeAppBuild(distOf({ ...dist, 'index.html': nameless }))).toThrow(/no id/);
});
