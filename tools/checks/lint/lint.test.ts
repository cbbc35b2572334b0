import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

const forbiddenInDomain = [
  ["fetch('/x');", 'lint/style/noRestrictedGlobals'],
  ['export const wait = setTimeout;', 'lint/style/noRestrictedGlobals'],
  ['export const kept = { localStorage };', 'lint/style/noRestrictedGlobals'],
  ['export const now = Date.now();', 'plugin'],
  ['export const today = new Date();', 'plugin'],
  ['export const die = () => Math.random() * 6;', 'plugin'],
] as const;

const allowedInDomain = [
  'export const at = (ms: number) => new Date(ms).getUTCDay();',
  'export const half = Math.floor(3 / 2);',
  'export const length = (document: string) => document.length;',
  'export interface Clock { performance: number; location(): string }',
] as const;

const forbiddenInAreas = [
  ["import 'node:fs';", 'lint/correctness/noNodejsModules'],
  ["import 'lodash';", 'lint/correctness/noUndeclaredDependencies'],
  ["import '@rsbuild/core';", 'lint/correctness/noUndeclaredDependencies'],
] as const;

const texts: readonly string[] = [
  ...[...forbiddenInDomain, ...forbiddenInAreas].map(([text]) => text),
  ...allowedInDomain,
];
const fileNames = ['a.ts', 'a.test.ts', 'domain/a.ts', 'a.domain.ts'] as const;
type FileName = (typeof fileNames)[number];

/** The file of a text in an area; each text has a feature of its own. */
const fileOf = (text: string, name: FileName) => `remotes/game/src/feature-${texts.indexOf(text)}/${name}`;

let diagnostics: readonly { category: string; location: { path: string } }[];

// All texts are linted at once: a start of the linter takes longer than its work.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['biome.json', 'tools/checks/lint/domain.grit']) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  put(
    'remotes/game/package.json',
    '{ "dependencies": { "qr": "1" }, "devDependencies": { "@rsbuild/core": "1" } }',
  );
  for (const text of texts) for (const name of fileNames) put(fileOf(text, name), text);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'remotes'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  ({ diagnostics } = JSON.parse(stdout));
  rmSync(folder, { recursive: true });
});

/** Returns the names of the project's rules that a text breaks in a file. */
const rulesBroken = (text: string, name: FileName): readonly string[] =>
  diagnostics.filter(({ location }) => location.path === fileOf(text, name)).map(({ category }) => category);

test.each(forbiddenInDomain)('domain code may not write %s', (text, rule) => {
  expect(rulesBroken(text, 'domain/a.ts')).toEqual([rule]);
  expect(rulesBroken(text, 'a.domain.ts')).toEqual([rule]);
  expect(rulesBroken(text, 'a.ts')).toEqual([]);
});

test.each(allowedInDomain)('domain code may write %s', (text) => {
  expect(rulesBroken(text, 'domain/a.ts')).toEqual([]);
  expect(rulesBroken(text, 'a.domain.ts')).toEqual([]);
});

test.each(forbiddenInAreas)('code of an area may not write %s, its tests may', (text, rule) => {
  expect(rulesBroken(text, 'a.ts')).toEqual([rule]);
  expect(rulesBroken(text, 'a.test.ts')).toEqual([]);
});
