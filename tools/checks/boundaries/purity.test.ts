import { treeOf } from '../testing/tree-of';
import { checkLuaPurity } from './lua-purity';
import { checkPurity } from './purity';

const inDomain = (text: string, more: Record<string, string> = {}) =>
  checkPurity(treeOf({ 'remotes/game/src/rabbit/domain/a.ts': text, ...more })).map(({ problem }) => problem);

test.each([
  'fetch("/x");',
  'const now = Date.now();',
  'const now = new Date();',
  'export const die = () => Math.random() * 6;',
  'crypto.getRandomValues(new Uint8Array(1));',
  'document.title = "x";',
  'setTimeout(() => 1, 1);',
  'export const o = { localStorage };',
])('refuses %s', (text) => {
  expect(inDomain(text)).toHaveLength(1);
});

test.each([
  'export const at = (ms: number) => new Date(ms).getUTCDay();',
  'export const half = Math.floor(3 / 2);',
  'export const move = (document: string) => document.length;',
  'export const step = ({ window, self = 1 }: { window: number; self?: number }) => window + self;',
  'export const o = { fetch: 1, crypto: 2 };',
  'export interface Clock { performance: number; location(): string }',
  'export const take = (state: { history: number[] }) => state.history;',
])('accepts %s', (text) => {
  expect(inDomain(text)).toEqual([]);
});

test('refuses React, Node and packages that do more than compute, types too', () => {
  expect(
    inDomain(
      "import type { ReactNode } from 'react';\nimport 'node:fs';\nimport { sha256 } from '@noble/hashes/sha2.js';",
    ),
  ).toEqual(['Domain code imports react.', 'Domain code imports node:fs.']);
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

test('tests of domain code may do as they like', () => {
  expect(checkPurity(treeOf({ 'remotes/game/src/domain/a.test.ts': 'Date.now();' }))).toEqual([]);
});

test('common Lua is pure, but for what talks to aos', () => {
  const found = checkLuaPurity(
    treeOf({
      'processes/common/fields.lua': 'return os.time()',
      'processes/common/dispatch/serve.lua': 'ao.send({})',
    }),
  );
  expect(found.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'processes/common/fields.lua Domain code uses os.time.',
  ]);
});

test('Lua domain code takes time and chance as arguments', () => {
  const found = checkLuaPurity(
    treeOf({
      'processes/rabbit/src/domain/a.lua':
        "local t = os.time()\n-- os.time is forbidden\nlocal s = 'math.random'\nao.send({})",
      'processes/rabbit/src/handlers/b.lua': 'ao.send({})',
    }),
  );
  expect(found.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 Domain code uses os.time.',
    '4 Domain code uses ao.send.',
  ]);
});
