import { treeOf } from '../testing/tree-of';
import { checkFolderCircles } from './folder-circles';

const problems = (files: Record<string, string>) =>
  checkFolderCircles(treeOf(files)).findings.map(({ file, problem }) => `${file} ${problem}`);

test('folders that import each other by different modules are a circle, types included', () => {
  expect(
    problems({
      'shell/src/page/a.ts': "import '../road/b';",
      'shell/src/page/c.ts': '',
      'shell/src/road/b.ts': '',
      'shell/src/road/d.ts': "import type { C } from '../page/c';",
    }),
  ).toEqual([
    'shell/src Folders import each other: page → road → page (shell/src/page/a.ts imports shell/src/road/b.ts; shell/src/road/d.ts imports shell/src/page/c.ts).',
  ]);
});

test('circles are found on every level, and through a file beside the folders', () => {
  expect(
    problems({
      'remotes/game/src/play/scan/a.ts': "import '../list';",
      'remotes/game/src/play/scan/b.ts': '',
      'remotes/game/src/play/list.ts': "import './scan/b';",
    }),
  ).toEqual([
    expect.stringContaining('remotes/game/src/play Folders import each other: scan → list.ts → scan'),
  ]);
});

test('one file puts folders together, another holds what they have in common', () => {
  expect(
    problems({
      'shell/src/app.ts': "import './page/a';\nimport './road/b';",
      'shell/src/types.ts': '',
      'shell/src/page/a.ts': "import '../types';",
      'shell/src/road/b.ts': "import '../types';",
    }),
  ).toEqual([]);
});

test('lazy imports and tests may close a circle', () => {
  expect(
    problems({
      'shell/src/page/a.ts': "import '../road/b';",
      'shell/src/road/b.ts': "const page = () => import('../page/a');",
      'shell/src/road/b.test.ts': "import '../page/a';",
    }),
  ).toEqual([]);
});
