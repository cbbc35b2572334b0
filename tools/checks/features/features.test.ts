import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { leastVersions, treeBrowsers } from '../../build/declared-browsers';
import { checkFeatures } from './features';

const least = leastVersions(treeBrowsers);
let app = '';

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'features-'));
  put('index.html', '<script>document.title = "";</script>');
});
afterEach(() => rmSync(app, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), text);
}

const found = (newer: Record<string, string> = {}) =>
  checkFeatures(app, least, newer).findings.map(({ file, problem }) => `${file} ${problem.split(',')[0]}`);

test.each([
  ['a property', 'a.css', '.a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a value', 'a.css', '.a{text-wrap:balance}', 'css.properties.text-wrap.balance'],
  ['a function', 'a.css', '.a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
  ['a rule', 'a.css', '@position-try --a{inset:0}', 'css.at-rules.position-try'],
  ['a selector', 'a.css', '.a:open{margin:0}', 'css.selectors.open'],
  [
    'a media feature',
    'a.css',
    '@media (inverted-colors){.a{margin:0}}',
    'css.at-rules.media.inverted-colors',
  ],
  ['an object', 'areas/game/a.js', 'new CloseWatcher', 'api.CloseWatcher'],
  ['a global function', 'a.js', 'globalThis.scheduler.yield()', 'api.scheduler'],
  ['a method of a known object', 'a.js', 'navigator.vibrate(9)', 'api.Navigator.vibrate'],
  ['a method of a built-in', 'a.js', 'Iterator.from([])', 'javascript.builtins.Iterator.from'],
  ['a method of any object', 'a.js', 'e.setHTMLUnsafe("")', 'api.Element.setHTMLUnsafe'],
  ['a script of the page', 'index.html', '<script>new CloseWatcher</script>', 'api.CloseWatcher'],
])('%s that a declared browser lacks is found', (_, file, text, key) => {
  put(file, text);
  expect(found()).toContain(`${file} uses ${key}`);
  const listed = found({ [key]: 'cosmetic' });
  expect(listed).not.toContain(`${file} uses ${key}`);
});

test('what every declared browser has passes, and so do names of one’s own', () => {
  put('a.css', '@layer a{.a:has(b){inline-size:100dvh;color:color-mix(in oklab,red,blue)}}');
  put('b.css', '.a{-webkit-user-select:none;user-select:none}');
  put('a.js', 'Promise.withResolvers();const a={vibrate(){}};a.vibrate();a.scheduler=1;');
  expect(found()).toEqual([]);
});

test('a listed feature that nothing uses is found', () => {
  expect(found({ 'css.properties.field-sizing': 'cosmetic' })).toEqual([
    'tools/checks/features/newer-features.ts lists css.properties.field-sizing',
  ]);
});

test('an app that is not built is no pass', () => {
  rmSync(join(app, 'index.html'));
  expect(found()).toHaveLength(1);
});

test('a browser of a declared name is known by its least version', () => {
  expect(Object.fromEntries(least)).toMatchObject({
    chrome: '120',
    chrome_android: '120',
    firefox: '128',
    safari: '17.4',
    safari_ios: '17.4',
  });
  expect(() => leastVersions(['ie 11'])).toThrow('ie');
});
