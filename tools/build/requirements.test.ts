import { requirementsOf } from './requirements';
import { doors, hostPackages, sharedByArea, sharedByShell, singletonVersions } from './singletons';
import type { BuiltWorkspace } from './workspace';

const area = (peerDependencies: Record<string, string>): BuiltWorkspace => ({
  name: 'game',
  folder: '/remotes/game',
  version: '0.1.0',
  peerDependencies,
});
const peers = { react: '^19.0.0', '@rainbow-rabbit/shared': '^0.1.0' };

test('an area needs what its peer dependencies say', () => {
  expect(requirementsOf(area(peers))).toEqual(peers);
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
  expect(() => requirementsOf(area(peerDependencies))).toThrow(message);
});

test('areas take every door from the shell, with nothing of their own to fall back to', () => {
  const taken = sharedByArea(peers);
  expect(Object.keys(taken)).toEqual(Object.keys(sharedByShell()));
  expect(Object.values(taken).every((module) => module.import === false && module.strictVersion)).toBe(true);
});

test('the door for tests is not shared, and the versions are known', () => {
  expect(Object.keys(doors)).not.toContain('testing');
  expect(Object.values(singletonVersions)).toEqual(Array(3).fill(expect.stringMatching(/^\d+\.\d+\.\d+/)));
  expect(hostPackages).toContain('react-router-dom');
});
