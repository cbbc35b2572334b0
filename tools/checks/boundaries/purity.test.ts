import { treeOf } from '../testing/tree-of';
import { checkLuaPurity } from './lua-purity';
import { checkPurity } from './purity';

const inDomain = (text: string, more: Record<string, string> = {}) =>
  checkPurity(treeOf({ 'remotes/game/src/rabbit/domain/a.ts': text, ...more })).findings.map(
    ({ problem }) => problem,
  );

test('rejects React, Node and packages that do more than compute, types too', () => {
  expect(
    inDomain(
      "import type { ReactNode } from 'react';\nimport 'node:fs';\nimport { sha256 } from '@noble/hashes/sha2.js';",
    ),
  ).toEqual(['Domain code imports react.', 'Domain code imports node:fs.']);
});

test('a single file is domain code by its name', () => {
  const { findings } = checkPurity(treeOf({ 'remotes/game/src/rabbit/a.domain.ts': "import 'react';" }));
  expect(findings).toHaveLength(1);
});

test('follows imports to what they lead to', () => {
  expect(
    inDomain("import { use } from '../view';\nimport { code } from '@rainbow-rabbit/shared/errors';", {
      'remotes/game/src/rabbit/view.ts': "export { use } from '@rainbow-rabbit/shared/ui';",
    }),
  ).toEqual([
    'Domain code imports ../view, which leads to remotes/game/src/rabbit/view.ts → shared/src/ui/index.ts → react.',
  ]);
});

const door = {
  'remotes/game/src/door.ts':
    "export { use as hook } from './view';\nexport * from './sum';\nexport * from './view';",
  'remotes/game/src/view.ts': "import { useState } from 'react';\nexport const use = useState;",
  'remotes/game/src/sum.ts': "import { half } from './half';\nexport const sum = half;",
  'remotes/game/src/half.ts': 'export const half = 1 / 2;',
};

test('a name is followed through re-exports to the module that declares it', () => {
  expect(inDomain("import { sum } from '../../door';", door)).toEqual([]);
  const way = 'which leads to remotes/game/src/door.ts → remotes/game/src/view.ts → react.';
  expect(inDomain("import { use } from '../../door';", door)).toEqual([
    `Domain code imports ../../door, ${way}`,
  ]);
  expect(inDomain("import { hook } from '../../door';", door)).toEqual([
    `Domain code imports ../../door, ${way}`,
  ]);
});

test.each(["import * as all from '../../door';", "export * from '../../door';", "import '../../door';"])(
  '%s counts as everything behind the door',
  (text) => {
    expect(inDomain(text, door)).not.toEqual([]);
  },
);

test('tests of domain code are not domain code', () => {
  expect(checkPurity(treeOf({ 'remotes/game/src/domain/a.test.ts': 'Date.now();' }))).toEqual({
    examined: 0,
    findings: [],
  });
});

test('common Lua is pure, but for what talks to aos', () => {
  const { findings } = checkLuaPurity(
    treeOf({
      'processes/common/fields.lua': 'return os.time()',
      'processes/common/dispatch/serve.lua': 'ao.send({})',
    }),
  );
  expect(findings.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'processes/common/fields.lua Domain code uses os.time.',
  ]);
});

test('Lua domain code takes time and chance as arguments', () => {
  const { findings } = checkLuaPurity(
    treeOf({
      'processes/rabbit/src/domain/a.lua':
        "local t = os.time()\n-- os.time is forbidden\nlocal s = 'math.random'\nao.send({})",
      'processes/rabbit/src/handlers/b.lua': 'ao.send({})',
    }),
  );
  expect(findings.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 Domain code uses os.time.',
    '4 Domain code uses ao.send.',
  ]);
});
