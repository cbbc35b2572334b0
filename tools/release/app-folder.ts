import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type AreaManifest, parseAreaManifest, type RegistryEntry } from '@rainbow-rabbit/shared/area';
import { treeRoot } from '../build/workspace';

/** Where the app is assembled, ready to be served or uploaded. */
export const defaultAppFolder = path.join(treeRoot, 'dist/app');

const registryFile = 'areas.json';

/** The registry as it lies on disk: entries that a person edited are kept as they are. */
interface StoredRegistry {
  areas: Record<string, RegistryEntry>;
}

/** Replaces a file in one step, so that a reader sees the old text or the new one. */
function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

export function readRegistry(appFolder: string): StoredRegistry {
  const file = path.join(appFolder, registryFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { areas: {} };
}

export function writeRegistry(appFolder: string, { areas }: StoredRegistry): void {
  const sorted = Object.fromEntries(Object.entries(areas).sort(([a], [b]) => a.localeCompare(b)));
  replaceFile(path.join(appFolder, registryFile), `${JSON.stringify({ areas: sorted }, null, 2)}\n`);
}

/**
 * Reads the manifest in an area's dist folder.
 * @throws Error if there is no manifest, AppError `area.manifest-invalid` naming the fields if it is not valid
 */
export function readAreaManifest(folder: string): AreaManifest {
  return parseAreaManifest(JSON.parse(readFileSync(path.join(folder, 'area.json'), 'utf8')));
}

export const areaFolder = (name: string, build: string) => `areas/${name}/${build}`;

/** Returns the registry's entry for a build that lies in the app. */
export function registryEntry(manifest: AreaManifest): RegistryEntry {
  return { enabled: true, manifest: `${areaFolder(manifest.name, manifest.build)}/area.json`, ...manifest };
}

/** Copies an area's dist into the app, in a folder of its own build; builds that lie there stay. */
export function placeArea(appFolder: string, dist: string): AreaManifest {
  const manifest = readAreaManifest(dist);
  const target = path.join(appFolder, areaFolder(manifest.name, manifest.build));
  if (!existsSync(path.join(target, 'area.json')))
    cpSync(dist, target, { recursive: true, filter: isPublished });
  return manifest;
}

/** Returns false for stamps of the build, which serve the next build only. */
const isPublished = (file: string) => !path.basename(file).startsWith('.');

/** Stay when another shell comes: the areas with their registry, and the records of earlier builds of the shell. */
const lasting = new Set(['areas', 'builds', registryFile]);

/** Puts the shell's dist at the top of the app, in place of the shell that was there. */
export function placeShell(appFolder: string, dist: string): void {
  mkdirSync(appFolder, { recursive: true });
  for (const name of readdirSync(appFolder))
    if (!lasting.has(name)) rmSync(path.join(appFolder, name), { recursive: true });
  cpSync(dist, appFolder, { recursive: true, filter: isPublished });
}

/** Removes the builds of areas that the registry doesn't name. */
export function pruneAreas(appFolder: string): void {
  const kept = new Set(
    Object.values(readRegistry(appFolder).areas).map(({ manifest }) => path.dirname(manifest)),
  );
  const areas = path.join(appFolder, 'areas');
  for (const name of readdirSync(areas))
    for (const build of readdirSync(path.join(areas, name)))
      if (!kept.has(`areas/${name}/${build}`)) rmSync(path.join(areas, name, build), { recursive: true });
}
