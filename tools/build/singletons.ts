import path from 'node:path';
import { readPackageJson, treeRoot } from './workspace';

const sharedFolder = path.join(treeRoot, 'shared');
const sharedPackage = readPackageJson(sharedFolder);

/** The package whose doors the shell shares with every area. */
export const sharedName = '@rainbow-rabbit/shared';

/**
 * Doors that the front page can do without: the shell keeps them in chunks of their own, which an area's code
 * fetches from the shell when it first needs them (decision 008).
 */
const laterDoors: readonly string[] = ['arweave', 'files', 'forms', 'gateway', 'http', 'wallet-option'];

/** The doors of `shared` that exist at run time: name → file. `testing` is for tests only. */
export const doors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedPackage.exports ?? {})
    .map(([door, file]) => [door.slice('./'.length), path.join(sharedFolder, file)] as const)
    .filter(([door]) => door !== 'testing'),
);

/** Versions of the packages that exist once, in the shell. An area's peer ranges are compared with them. */
export const singletonVersions: Readonly<Record<string, string>> = {
  react: sharedPackage.dependencies?.react ?? '',
  'react-dom': sharedPackage.dependencies?.['react-dom'] ?? '',
  [sharedName]: sharedPackage.version,
};

/** Packages that an area must never bundle; those without an entry above are reached through a door. */
export const hostPackages: readonly string[] = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  sharedName,
];

export interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
  shareKey?: string;
}

const majorRange = (version: string) => `^${version.replace(/^([1-9]\d*)\..*$/, '$1.0.0')}`;

function singleton(
  packageName: string,
  range = majorRange(singletonVersions[packageName] ?? ''),
): SharedModule {
  return { singleton: true, strictVersion: true, requiredVersion: range };
}

/** Returns the modules that the shell provides: React at once, and every door of `shared`, at once or later. */
export function sharedByShell(): Record<string, SharedModule> {
  const react = { ...singleton('react'), eager: true };
  const shared: Record<string, SharedModule> = {
    react,
    'react/': react,
    'react-dom': { ...singleton('react-dom'), eager: true },
  };
  for (const [door, file] of Object.entries(doors)) {
    const key = `${sharedName}/${door}`;
    // With the file named, a door is provided even if nothing in the shell imports it.
    shared[key] = {
      ...singleton(sharedName),
      version: sharedPackage.version,
      eager: !laterDoors.includes(door),
      import: file,
      shareKey: key,
    };
  }
  return shared;
}

/** Returns the modules that an area takes from the shell, with no copy of its own to fall back to. */
export function sharedByArea(ranges: Readonly<Record<string, string>>): Record<string, SharedModule> {
  const fromShell = (packageName: string): SharedModule => ({
    ...singleton(packageName, ranges[packageName]),
    import: false,
  });
  return {
    react: fromShell('react'),
    'react/': fromShell('react'),
    'react-dom': fromShell('react-dom'),
    ...Object.fromEntries(
      Object.keys(doors).map((door) => [`${sharedName}/${door}`, fromShell(sharedName)] as const),
    ),
  };
}
