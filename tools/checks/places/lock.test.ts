import { treeOf } from '../testing/tree-of';
import { checkLock } from './lock';

const problems = (packages: object) =>
  checkLock(treeOf({ 'package-lock.json': JSON.stringify({ packages }) })).findings.map(
    ({ problem }) => problem,
  );

const integrity = 'sha512-AA==';

test('a lock whose every package has a hash and every platform is complete', () => {
  expect(
    problems({
      '': { name: 'app' },
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/fast': { version: '1.0.0', integrity, optionalDependencies: { 'fast-darwin': '1.0.0' } },
      'node_modules/fast/node_modules/fast-darwin': { version: '1.0.0', integrity, optional: true },
    }),
  ).toEqual([]);
});

test('a package without a hash, one that names a registry and one that lacks a platform are found', () => {
  expect(
    problems({
      'node_modules/bare': { version: '1.0.0' },
      'node_modules/far': { version: '1.0.0', integrity, resolved: 'https://packages.example/far.tgz' },
      'node_modules/fast': { version: '1.0.0', integrity, optionalDependencies: { 'fast-darwin': '1.0.0' } },
    }),
  ).toEqual([
    'node_modules/bare has no integrity.',
    'node_modules/far names a registry: https://packages.example/far.tgz.',
    'lacks fast-darwin 1.0.0, an optional dependency of node_modules/fast.',
  ]);
});
