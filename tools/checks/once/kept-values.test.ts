import { treeOf } from '../testing/tree-of';
import { checkKeptValues } from './kept-values';

const found = (text: string, path = 'remotes/game/src/a.ts') =>
  checkKeptValues(treeOf({ [path]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  ["localStorage.setItem('a', '1');", 'localStorage'],
  ["window.sessionStorage.getItem('a');", 'sessionStorage'],
  ["globalThis['localStorage'].clear();", 'localStorage'],
  ['const { localStorage: kept } = window;', 'localStorage'],
])('finds %s', (text, name) => {
  expect(found(`\n${text}`)).toEqual([`2 uses ${name}.`]);
});

test('finds it in a part', () => {
  expect(found('localStorage.clear();', 'parts/src/share/a.ts')).toEqual(['1 uses localStorage.']);
});

test.each(['parts/src/kept/kept-text.ts', 'remotes/game/src/a.test.ts', 'shared/src/wallet/a.ts'])(
  'accepts it in %s',
  (path) => {
    expect(found('localStorage.clear();', path)).toEqual([]);
  },
);
