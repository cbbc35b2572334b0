/** The package whose doors the shell shares with every area. */
export const sharedName = '@rainbow-rabbit/shared';

/** Packages that an area must never bundle; those that no shell offers are reached through a door. */
export const hostPackages: readonly string[] = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  sharedName,
];

/** The doors and packages that a shell has for areas. The build of an area takes nothing else from the shell. */
export interface ShellOffer {
  /** Names of the doors of `shared` that exist at run time: `ui`. */
  doors: readonly string[];
  /** Versions of the packages that exist once, in the shell. An area's peer ranges are compared with them. */
  versions: Readonly<Record<string, string>>;
  /** The browsers that shell and areas are made for, as queries of browserslist. */
  browsers: readonly string[];
}

export interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
  shareKey?: string;
}

/** Returns the range of the versions that are compatible with one: `^19.0.0` for 19.3.1, `^0.1.2` for 0.1.2. */
export const majorRange = (version: string) => `^${version.replace(/^([1-9]\d*)\..*$/, '$1.0.0')}`;

/** Returns a module that exists once, of a version in a range; any version of the shell's major unless given. */
export function singleton(
  { versions }: ShellOffer,
  packageName: string,
  range = majorRange(versions[packageName] ?? ''),
): SharedModule {
  return { singleton: true, strictVersion: true, requiredVersion: range };
}

/** Returns the modules that an area takes from a shell, with no copy of its own to fall back to. */
export function sharedByArea(
  shell: ShellOffer,
  ranges: Readonly<Record<string, string>>,
): Record<string, SharedModule> {
  const fromShell = (packageName: string): SharedModule => ({
    ...singleton(shell, packageName, ranges[packageName]),
    import: false,
  });
  return {
    react: fromShell('react'),
    'react/': fromShell('react'),
    'react-dom': fromShell('react-dom'),
    ...Object.fromEntries(
      shell.doors.map((door) => [`${sharedName}/${door}`, fromShell(sharedName)] as const),
    ),
  };
}
