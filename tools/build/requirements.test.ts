import type { BuiltWorkspace } from './built-workspace';
import { requirementsOf } from './requirements';
import { hostPackages, sharedByArea } from './singletons';
import { sharedByShell, treeShell } from './tree-shell';

const area = (peerDependencies: Record<string, string>): BuiltWorkspace => ({
  name: 'game',
  folder: '/remotes/game',
  version: '0.1.0',
  peerDependencies,
});
const peers = { react: '^19.0.0', '@rainbow-rabbit/shared': '^0.1.0' };

test('an area needs what its peer dependencies say', () => {
  expect(requirementsOf(area(peers), treeShell)).toEqual(peers);
});

test.each([
  [
    'a range that excludes the shell',
    { ...peers, react: '^18.0.0' },
    'react must be ^18.0.0, but the shell has 19.',
  ],
  ['a range of another form', { ...peers, react: '>=18' }, 'write react ">=18" as "^major.minor.patch"'],
  ['a package the shell does not share', { ...peers, vue: '^3.0.0' }, 'vue is not shared by the shell'],
  ['a missing range', { react: '^19.0.0' }, 'name @rainbow-rabbit/shared in peerDependencies'],
])('a build stops at %s', (_, peerDependencies, message) => {
  expect(() => requirementsOf(area(peerDependencies), treeShell)).toThrow(message);
});

test('areas take every door from the shell, with nothing of their own to fall back to; only the shell renders', () => {
  const taken = sharedByArea(treeShell, peers);
  const { 'react-dom/client': renderer, ...offered } = sharedByShell();
  expect(Object.keys(taken)).toEqual(Object.keys(offered));
  expect(renderer).toEqual(offered['react-dom']);
  expect(Object.values(taken).every((module) => module.import === false && module.strictVersion)).toBe(true);
});

test('the door for tests is not shared, and the versions are known', () => {
  expect(treeShell.doors).not.toContain('testing');
  expect(Object.values(treeShell.versions)).toEqual(Array(3).fill(expect.stringMatching(/^\d+\.\d+\.\d+/)));
  expect(hostPackages).toContain('react-router-dom');
});
