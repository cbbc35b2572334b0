import { completeLock, missingPlatformPackages, registryAddresses } from './lock.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'app' },
    'node_modules/fast': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@fast/linux-x64-gnu': '1.0.0', '@fast/win32-arm64': '1.0.0', soft: '^2.0.0' },
    },
    'node_modules/@fast/linux-x64-gnu': { version: '1.0.0', optional: true },
    'tools/node_modules/fast': {
      version: '2.0.0',
      optionalDependencies: { '@fast/linux-arm64-musl': '2.0.0' },
    },
  },
};

test('finds the exact optional dependencies that are nowhere in the lock', () => {
  expect(missingPlatformPackages(lock).map(({ place }) => place)).toEqual([
    'node_modules/@fast/win32-arm64',
    'tools/node_modules/fast/node_modules/@fast/linux-arm64-musl',
  ]);
});

test('adds them with the platform their names say', () => {
  const { packages } = completeLock(lock);
  expect(packages['node_modules/@fast/win32-arm64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    cpu: ['arm64'],
    os: ['win32'],
  });
  expect(packages['tools/node_modules/fast/node_modules/@fast/linux-arm64-musl']).toEqual({
    version: '2.0.0',
    optional: true,
    cpu: ['arm64'],
    os: ['linux'],
    libc: ['musl'],
  });
});

test('a completed lock lacks nothing and keeps what it had', () => {
  const completed = completeLock(lock);
  expect(missingPlatformPackages(completed)).toEqual([]);
  expect(completed).toMatchObject(lock);
});

test('names the addresses of a registry but not links to workspaces', () => {
  const packages = {
    'node_modules/far': { version: '1.0.0', resolved: 'https://packages.example/far.tgz' },
    'node_modules/near': { resolved: 'near', link: true },
  };
  expect(registryAddresses({ packages })).toEqual(['https://packages.example/far.tgz']);
});
