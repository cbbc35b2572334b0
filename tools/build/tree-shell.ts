import path from 'node:path';
import { readPackageJson } from './built-workspace';
import { treeBrowsers } from './declared-browsers';
import { type SharedModule, type ShellOffer, sharedName, singleton } from './singletons';
import { treeRoot } from './workspace';

/** The folder of `shared`, with the sources of its doors. */
export const sharedFolder = path.join(treeRoot, 'shared');
const shellFolder = path.join(treeRoot, 'shell');
const sharedPackage = readPackageJson(sharedFolder);

/**
 * Doors that the front page can do without: the shell keeps them in chunks of their own, which an area's code
 * fetches from the shell when it first needs them (decision 008).
 */
const laterDoors: readonly string[] = ['arweave', 'files', 'forms', 'gateway', 'http', 'wallet-option'];

/** Doors that areas can't import at run time: one is for their builds and the shell's sheets, one for tests. */
const doorsWithoutShare: readonly string[] = ['acts', 'testing'];

/** The doors of `shared` that exist at run time: name → file. */
const doorFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedPackage.exports ?? {})
    .map(([door, file]) => [door.slice('./'.length), path.join(sharedFolder, file)] as const)
    .filter(([door]) => !doorsWithoutShare.includes(door)),
);

/** The doors and packages that the shell of this tree has for areas. */
export const treeShell: ShellOffer = {
  doors: Object.keys(doorFiles),
  browsers: treeBrowsers,
  versions: {
    react: sharedPackage.dependencies?.react ?? '',
    'react-dom': sharedPackage.dependencies?.['react-dom'] ?? '',
    [sharedName]: sharedPackage.version,
  },
};

/**
 * Returns the modules that the shell provides: React at once, and every door of `shared`, at once or later. The renderer is
 * shared with no area; it is there so that development can put another build of React in its place (decision 060).
 */
export function sharedByShell(): Record<string, SharedModule> {
  const react = { ...singleton(treeShell, 'react'), eager: true };
  const reactDom = { ...singleton(treeShell, 'react-dom'), eager: true };
  const shared: Record<string, SharedModule> = {
    react,
    'react/': react,
    'react-dom': reactDom,
    'react-dom/client': reactDom,
  };
  for (const [door, file] of Object.entries(doorFiles)) {
    const key = `${sharedName}/${door}`;
    // With the file named, a door is provided even if nothing in the shell imports it. Its path is in the bundle, so it
    // begins at the shell's folder: the same sources then make the same bytes on every machine.
    shared[key] = {
      ...singleton(treeShell, sharedName),
      version: sharedPackage.version,
      eager: !laterDoors.includes(door),
      import: path.relative(shellFolder, file).replaceAll(path.sep, '/'),
      shareKey: key,
    };
  }
  return shared;
}
