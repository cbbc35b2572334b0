import { createHash } from 'node:crypto';
import { describeAppBuild } from './describe-app-build';
import { distOf } from './testing/dist-of';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page =
  '<meta name="build" content="0123456789abcdef"><link rel="icon" href="icon.svg"><link rel="preload" as="script" href="static/js/main.1a.js" data-bundle>';
const dist = { 'index.html': page, 'icon.svg': '<svg/>', 'static/js/main.1a.js': 'main' };

test('a build is described by its page, the files that the page names, the icons, and all hashed files', () => {
  const others = { 'static/js/main.1a.js.map': '', 'preview.png': 'not kept', 'icon-192.png': 'large' };
  const folder = distOf({ ...dist, 'static/js/async/later.2b.js': 'later', ...others });
  expect(describeAppBuild(folder)).toEqual({
    id: '0123456789abcdef',
    page: hashOf(page),
    start: ['static/js/main.1a.js'],
    beside: ['icon.svg'],
    files: {
      'icon-192.png': hashOf('large'),
      'icon.svg': hashOf('<svg/>'),
      'static/js/async/later.2b.js': hashOf('later'),
      'static/js/main.1a.js': hashOf('main'),
    },
  });
});

test('a page that names no file of its build is refused', () => {
  expect(() => describeAppBuild(distOf({ ...dist, 'index.html': '<p>' }))).toThrow(/names no file/);
});

test('a page without the id of its build is refused', () => {
  const nameless = page.replace('build', 'other');
  expect(() => describeAppBuild(distOf({ ...dist, 'index.html': nameless }))).toThrow(/no id/);
});
