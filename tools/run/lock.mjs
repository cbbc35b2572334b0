/**
 * npm writes into a lock file only the platform packages that its registry could resolve, and `npm ci` refuses a
 * lock that lacks some of them. These functions find and add what is missing, from what the lock itself says.
 */

/**
 * @typedef {{ name?: string, version?: string, dev?: boolean, optional?: boolean, link?: boolean, resolved?: string,
 *   cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by the folder each is installed in
 */

/**
 * The optional dependencies that a lock names but doesn't hold.
 * @param {{ packages: LockedPackages }} lock a parsed `package-lock.json` (version 3)
 * @returns {{ place: string, name: string, version: string, dependant: string }[]} where each belongs
 */
export function missingPlatformPackages({ packages }) {
  return Object.entries(packages).flatMap(([dependant, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => isExact(version) && !found(packages, dependant, name))
      .map(([name, version]) => ({ place: freePlace(packages, dependant, name), name, version, dependant })),
  );
}

/**
 * Adds entries for all of them, in npm's order.
 * @param {{ packages: LockedPackages }} lock
 * @returns {{ packages: LockedPackages }} the completed lock; the one given stays as it is
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { place, name, version, dependant } of missingPlatformPackages(lock)) {
    packages[place] = {
      version,
      ...(packages[dependant].dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(inOrder) };
}

/**
 * Addresses of the registry that a lock was written with: none may stand in it, so that any registry serves.
 * @param {{ packages: LockedPackages }} lock
 * @returns {string[]}
 */
export function registryAddresses({ packages }) {
  return Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []));
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** What a platform package's name says about where it runs: `…-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const library = words.map((word) => libraries[word]).find(Boolean);
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && library && { libc: [library] }),
  };
}

const isExact = (version) => /^\d+\.\d+\.\d+/.test(version);

/** Whether Node would find the package from there: beside it, or in a folder above. */
function found(packages, dependant, name) {
  return foldersAbove(dependant).some((folder) => `${folder}node_modules/${name}` in packages);
}

function foldersAbove(dependant) {
  const nested = dependant
    .split('/node_modules/')
    .map((_, at, parts) => `${parts.slice(0, at + 1).join('/node_modules/')}/`);
  return ['', ...nested];
}

/** The top level, unless another version of the package's owner stands there already. */
function freePlace(packages, dependant, name) {
  const top = `node_modules/${name}`;
  const isNested = dependant.lastIndexOf('node_modules/') > 0;
  return isNested || top in packages ? `${dependant}/node_modules/${name}` : top;
}
