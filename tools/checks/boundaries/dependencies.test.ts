import { treeOf } from '../testing/tree-of';
import { checkDependencies } from './dependencies';

const problems = (files: Record<string, string>) =>
  checkDependencies(treeOf(files)).map(({ file, problem }) => `${file} ${problem}`);

test('what ships may use dependencies and peers', () => {
  expect(problems({ 'remotes/game/src/a.ts': "import 'react';\nimport 'react/jsx-runtime';" })).toEqual([]);
});

test('what ships may not use a package nobody listed, nor a development one', () => {
  expect(
    problems({ 'remotes/game/src/a.ts': "import 'lodash';\nimport { x } from '@rsbuild/core';" }),
  ).toEqual([
    "remotes/game/src/a.ts imports lodash, which remotes/game/package.json doesn't list under dependencies.",
    "remotes/game/src/a.ts imports @rsbuild/core, which remotes/game/package.json doesn't list under dependencies.",
  ]);
});

test('tests and configuration may use development packages and the root’s', () => {
  expect(
    problems({
      'remotes/game/src/a.test.ts': "import 'jest';\nimport 'node:fs';",
      'remotes/game/rsbuild.config.ts': "import '@rsbuild/core';",
    }),
  ).toEqual([]);
});

test('types alone may come from a development package', () => {
  expect(problems({ 'remotes/game/src/a.ts': "import type { Rsbuild } from '@rsbuild/core';" })).toEqual([]);
});

test('code for browsers may not use what only Node has', () => {
  expect(
    problems({ 'shared/src/ui/a.ts': "import 'node:fs';", 'processes/rabbit/a.ts': "import 'node:fs';" }),
  ).toEqual(['shared/src/ui/a.ts Code for browsers imports node:fs.']);
});
