import { treeOf } from '../testing/tree-of';
import { checkLock } from './lock';
import { checkPlaces } from './places';

const problems = (text: string) => checkPlaces(treeOf({ 'docs/a.md': text })).map(({ problem }) => problem);

test('finds folders of one machine and registry hosts', () => {
  expect(problems('see /home/anna/notes')).toEqual(['names a folder of one machine: /home/anna/notes.']);
  expect(problems('"resolved": "https://registry.example.org/x"')).toEqual([
    'names a registry host: https://registry.example.org.',
  ]);
});

test('addresses, relative paths and the system’s own folders are fine', () => {
  expect(problems('https://example.org/home/anna ./work/x src/root/x /usr/bin/chromium')).toEqual([]);
});

test('a lock that lacks a platform or names a registry is refused', () => {
  const packages = {
    'node_modules/fast': {
      version: '1.0.0',
      resolved: 'https://registry.example.org/fast.tgz',
      optionalDependencies: { 'fast-darwin-arm64': '1.0.0' },
    },
  };
  expect(
    checkLock(treeOf({ 'package-lock.json': JSON.stringify({ packages }) })).map(({ problem }) => problem),
  ).toEqual([
    'lacks fast-darwin-arm64 1.0.0, an optional dependency of node_modules/fast.',
    'names a registry: https://registry.example.org/fast.tgz.',
  ]);
});
