import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type AreaManifest, parseAreaManifest, type RegistryEntry } from '@rainbow-rabbit/shared/area';
import { filesBelow, hashesOf } from '../build/file-hashes';
import { differingFiles, fileHashes, isPublished, placeBuild, readSeal } from './build-folder';
import { firstViewsFolder, writeFirstViews } from './first-views';
import { forgetReleases, readReleases, releaseLine, releasesFile, stayingBuilds } from './releases';
import { replaceFile } from './replace-file';

const registryFile = 'areas.json';

/** The registry as it lies on disk. What else a person wrote there, as `overrideFolders`, stays. */
interface StoredRegistry {
  areas: Record<string, RegistryEntry>;
  overrideFolders?: readonly string[];
}

/** Returns true when an app was assembled in a folder. */
export const hasApp = (appFolder: string) => existsSync(path.join(appFolder, registryFile));

export function readRegistry(appFolder: string): StoredRegistry {
  const file = path.join(appFolder, registryFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { areas: {} };
}

/**
 * Refuses acts of one receiver that two areas declare: the shell would believe neither (docs/decisions/029-approval.md).
 * @throws Error naming both areas
 */
function refuseSharedReceivers(areas: readonly RegistryEntry[]): void {
  const owners = new Map<string, string>();
  for (const { name, acts = [] } of areas.filter(({ enabled }) => enabled))
    for (const receiver of acts) {
      const owner = owners.get(receiver);
      if (owner) throw new Error(`${name} declares acts of ${receiver}, which are those of ${owner}.`);
      owners.set(receiver, name);
    }
}

/**
 * Writes the registry, and the first views of the pages of what it offers.
 * @throws Error if two areas declare acts of one receiver
 */
export function writeRegistry(appFolder: string, registry: StoredRegistry): void {
  refuseSharedReceivers(Object.values(registry.areas));
  const areas = Object.fromEntries(Object.entries(registry.areas).sort(([a], [b]) => a.localeCompare(b)));
  writeFirstViews(appFolder, Object.values(areas));
  replaceFile(path.join(appFolder, registryFile), `${JSON.stringify({ ...registry, areas }, null, 2)}\n`);
}

/**
 * Reads the manifest in an area's dist folder.
 * @throws Error if there is no manifest, AppError `area.manifest-invalid` naming the fields if it is not valid
 */
export function readAreaManifest(folder: string): AreaManifest {
  return parseAreaManifest(JSON.parse(readFileSync(path.join(folder, 'area.json'), 'utf8')));
}

export const areaFolder = (name: string, build: string) => `areas/${name}/${build}`;

/**
 * Returns the registry's entry for a build that lies in the app.
 * @param former the area's entry until now: an area that was switched off stays off
 */
export function registryEntry(manifest: AreaManifest, former?: RegistryEntry): RegistryEntry {
  return {
    enabled: former?.enabled ?? true,
    manifest: `${areaFolder(manifest.name, manifest.build)}/area.json`,
    ...manifest,
  };
}

/**
 * Copies an area's dist into the app, in a folder of its own build; builds that lie there stay.
 * @throws Error naming the files if a release of that build has other bytes
 */
export function placeArea(appFolder: string, dist: string): AreaManifest {
  const manifest = readAreaManifest(dist);
  placeBuild(dist, path.join(appFolder, areaFolder(manifest.name, manifest.build)));
  return manifest;
}

/** The folder of the shell's releases. */
const shellsFolder = 'shell';
export const shellFolder = (build: string) => `${shellsFolder}/${build}`;

/** The scripts and styles of the shell, whose names hold their hashes: those of several builds lie side by side. */
export const hashedFolder = 'static';

/**
 * Stay when another shell comes: areas with their first views, registry, releases, the records of earlier builds of the shell,
 * and what the app's owner put there, which is its network and files of the host, whose names begin with a dot.
 */
const lasting = new Set([
  'areas',
  'builds',
  firstViewsFolder,
  'network.json',
  hashedFolder,
  shellsFolder,
  registryFile,
  releasesFile,
]);

/** Returns the names of the shell's files and folders at the top of the app, but for scripts, styles and records of builds. */
export const shellAtTop = (appFolder: string) =>
  readdirSync(appFolder).filter((name) => !lasting.has(name) && isPublished(name));

/** Removes the shell's files, but for scripts and styles. */
export function clearShell(appFolder: string): void {
  mkdirSync(appFolder, { recursive: true });
  for (const name of shellAtTop(appFolder)) rmSync(path.join(appFolder, name), { recursive: true });
}

/** Returns true when the app has these files of a shell, and none of another shell but those that last. */
function hasShell(appFolder: string, files: Readonly<Record<string, string>>): boolean {
  const lying = filesBelow(appFolder).filter((name) => {
    const [top = ''] = name.split('/');
    return lasting.has(top) ? name in files : isPublished(top);
  });
  return differingFiles(files, hashesOf(appFolder, lying)).length === 0;
}

/**
 * Puts the shell's dist at the top of the app, in place of the shell that was there; the files of releases stay. A shell that lies
 * there already is not touched: another process may be reading it.
 */
export function placeShell(appFolder: string, dist: string): void {
  const files = fileHashes(dist);
  mkdirSync(appFolder, { recursive: true });
  if (!hasShell(appFolder, files)) {
    clearShell(appFolder);
    cpSync(dist, appFolder, { recursive: true, filter: isPublished });
  }
  pruneHashedFiles(appFolder, Object.keys(files));
}

/** Removes the shell's scripts and styles that no release has. */
export function pruneHashedFiles(appFolder: string, staying: readonly string[]): void {
  const shells = path.join(appFolder, shellsFolder);
  const released = existsSync(shells) ? readdirSync(shells) : [];
  const sealed = released.flatMap((build) => Object.keys(readSeal(path.join(shells, build))?.files ?? {}));
  const kept = new Set([...staying, ...sealed]);
  const folder = path.join(appFolder, hashedFolder);
  if (!existsSync(folder)) return;
  for (const name of filesBelow(folder))
    if (!kept.has(`${hashedFolder}/${name}`)) rmSync(path.join(folder, name));
}

/** Removes the builds of areas that are neither offered nor a release that stays. */
export function pruneAreas(appFolder: string): void {
  const { areas } = readRegistry(appFolder);
  const folder = path.join(appFolder, 'areas');
  for (const name of readdirSync(folder)) {
    const staying = stayingBuilds(releaseLine(appFolder, name), areas[name]?.build);
    for (const build of readdirSync(path.join(folder, name)))
      if (!staying.has(build)) rmSync(path.join(folder, name, build), { recursive: true });
    forgetReleases(appFolder, name, staying);
  }
}

/** Offers builds of this tree in the registry, but a pinned area stays with its build; released areas of others stay. */
export function offerBuilds(appFolder: string, manifests: readonly AreaManifest[]): void {
  const registry = readRegistry(appFolder);
  const releases = readReleases(appFolder);
  const others = Object.entries(registry.areas).filter(([name]) => releases[name]);
  const areas = Object.fromEntries(others);
  for (const manifest of manifests) {
    const { name } = manifest;
    const former = registry.areas[name];
    const isPinned = former && releases[name]?.pinned === former.build;
    areas[name] = isPinned ? former : registryEntry(manifest, former);
  }
  writeRegistry(appFolder, { ...registry, areas });
}
