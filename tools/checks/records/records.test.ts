import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkRecords } from './records';

const first = 'processes/box/releases/1.lua.br';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'));
  git('init', '-q');
  commit('README.md', 'Boxes');
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...options: string[]): void {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
  execFileSync('git', [...author, ...options], { cwd: root });
}

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(file: string, text: string): void {
  put(file, text);
  git('add', '-A');
  git('commit', '-q', '-m', 'Change');
}

const found = () => checkRecords(root).map(({ file }) => file);

test('a tree without records passes', () => {
  expect(found()).toEqual([]);
});

test('records that were added, and other files that changed, pass', () => {
  commit(first, 'one');
  commit('processes/box/releases/2.lua.br', 'two');
  commit('README.md', 'More boxes');
  put('processes/box/releases/3.lua.br', 'three');
  expect(found()).toEqual([]);
});

test('a record that changed in a commit is found, also when it was removed between', () => {
  commit(first, 'one');
  commit(first, 'another');
  commit('tools/release/recorded/shell-1.0.br', 'shell');
  rmSync(join(root, 'tools/release/recorded/shell-1.0.br'));
  commit('README.md', 'No shell');
  commit('tools/release/recorded/shell-1.0.br', 'another shell');
  expect(found()).toEqual([first, 'tools/release/recorded/shell-1.0.br']);
});

test('a record that is changed or removed and not committed is found', () => {
  commit(first, 'one');
  put(first, 'another');
  expect(found()).toEqual([first]);
  rmSync(join(root, first));
  expect(found()).toEqual([first]);
});
