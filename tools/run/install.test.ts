import { missingLinks, reasonToInstall } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'app', version: '1.0.0' },
    shell: { name: 'shell', version: '1.0.0' },
    'node_modules/shell': { link: true, resolved: 'shell' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/fast-darwin': { version: '2.0.0', optional: true },
  },
};

test('a tree without a record of an install needs one', () => {
  expect(reasonToInstall(lock, undefined)).toBe('nothing is installed yet');
});

test('a tree with every package for this platform needs no install', () => {
  expect(
    reasonToInstall(lock, { packages: { 'node_modules/react': { version: '19.0.0' } } }),
  ).toBeUndefined();
});

test('a package at another version is a reason', () => {
  const installed = { packages: { 'node_modules/react': { version: '18.3.1' } } };
  expect(reasonToInstall(lock, installed)).toBe('node_modules/react is not at 19.0.0');
});

test('a workspace that no installation has linked yet is found, and one that is linked is not', () => {
  expect(missingLinks(lock, () => false)).toEqual([['node_modules/shell', 'shell']]);
  expect(missingLinks(lock, (place) => place === 'node_modules/shell')).toEqual([]);
});
