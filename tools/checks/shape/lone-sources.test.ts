import { treeOf } from '../testing/tree-of';
import { checkLoneSources } from './lone-sources';

/** Returns the files found below a folder that is planted in the small project. */
const found = (files: Readonly<Record<string, string>>) =>
  checkLoneSources(treeOf(files))
    .findings.map(({ file }) => file)
    .filter((file) => file in files);

test.each([
  'remotes/game/src/toast/toast.tsx',
  'processes/rabbit/src/domain/points/points.lua',
  'tools/run/one/start.mjs',
])('finds %s', (path) => {
  expect(found({ [path]: '' })).toEqual([path]);
});

test('tests, declarations and styles are not a second source', () => {
  const toast = 'remotes/game/src/toast/toast';
  const besides = { [`${toast}.test.tsx`]: '', [`${toast}.module.css`]: '', [`${toast}.d.ts`]: '' };
  expect(found({ [`${toast}.tsx`]: '', ...besides })).toEqual([`${toast}.tsx`]);
});

test('a second source, of any kind, makes a folder', () => {
  expect(found({ 'remotes/game/src/toast/toast.tsx': '', 'remotes/game/src/toast/news.ts': '' })).toEqual([]);
});

test.each([
  'remotes/game/rsbuild.config.ts',
  'remotes/game/src/staff/testing/stage.tsx',
  'processes/rabbit/generate/names.ts',
  'shared/src/bytes/index.ts',
])('accepts %s', (path) => {
  expect(found({ [path]: '' })).toEqual([]);
});

test('an exception whose folder has two sources is found', () => {
  const { findings } = checkLoneSources(
    treeOf({ 'shared/src/bytes/index.ts': '', 'shared/src/bytes/text.ts': '' }),
  );
  expect(findings.map(({ problem }) => problem)).toContain(
    'excepts shared/src/bytes, which has more than one source.',
  );
});
