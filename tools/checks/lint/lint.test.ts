import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of ['biome.json', 'tools/checks/lint/domain.grit']) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  put(
    'remotes/game/package.json',
    '{ "dependencies": { "qr": "1" }, "devDependencies": { "@rsbuild/core": "1" } }',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Lints one file by the project's rules and returns the names of those it breaks. */
function rulesBroken(file: string, text: string): readonly string[] {
  put(file, text);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', file];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category);
}

test.each([
  ["fetch('/x');", 'lint/style/noRestrictedGlobals'],
  ['export const wait = setTimeout;', 'lint/style/noRestrictedGlobals'],
  ['export const kept = { localStorage };', 'lint/style/noRestrictedGlobals'],
  ['export const now = Date.now();', 'plugin'],
  ['export const today = new Date();', 'plugin'],
  ['export const die = () => Math.random() * 6;', 'plugin'],
])('domain code may not write %s', (text, rule) => {
  expect(rulesBroken('remotes/game/src/scan/domain/a.ts', text)).toEqual([rule]);
  expect(rulesBroken('remotes/game/src/scan/a.ts', text)).toEqual([]);
});

test.each([
  'export const at = (ms: number) => new Date(ms).getUTCDay();',
  'export const half = Math.floor(3 / 2);',
  'export const length = (document: string) => document.length;',
  'export interface Clock { performance: number; location(): string }',
])('domain code may write %s', (text) => {
  expect(rulesBroken('remotes/game/src/scan/domain/a.ts', text)).toEqual([]);
});

test.each([
  ["import 'node:fs';", 'lint/correctness/noNodejsModules'],
  ["import 'lodash';", 'lint/correctness/noUndeclaredDependencies'],
  ["import '@rsbuild/core';", 'lint/correctness/noUndeclaredDependencies'],
])('code of an area may not write %s, its tests may', (text, rule) => {
  expect(rulesBroken('remotes/game/src/a.ts', text)).toEqual([rule]);
  expect(rulesBroken('remotes/game/src/a.test.ts', text)).toEqual([]);
});
