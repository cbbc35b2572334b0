import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  areaFolder,
  placeArea,
  pruneAreas,
  readAreaManifest,
  readRegistry,
  registryEntry,
  writeRegistry,
} from './app-folder';
import { fileHashes, sealBuild, verifyBuild } from './build-folder';
import { releaseLine, withRelease, writeReleaseLine } from './releases';

export interface ReleaseAreaOptions {
  /** The folder of the assembled app. */
  appFolder: string;
  /** The folder of the build to release. */
  dist: string;
}

/** Records a build that lies in the app as the newest release of its area. */
function record(appFolder: string, name: string, build: string): void {
  const folder = path.join(appFolder, areaFolder(name, build));
  const { contract } = readAreaManifest(folder);
  const seal = sealBuild(folder, { name, build, contract, files: fileHashes(folder) });
  const release = { build, date: new Date().toISOString(), contract, seal };
  writeReleaseLine(appFolder, name, withRelease(releaseLine(appFolder, name), release));
}

/**
 * Releases a build of one area in an assembled app: its files are added, sealed with their hashes, and its one entry
 * in the registry changes, unless the area is pinned. Shell and other areas stay as they are; so do the earlier builds,
 * for pages that run them, until they are old (docs/product 9.169).
 * @returns the build that was released
 * @throws Error if there is no such build or it was released with other bytes, AppError `area.manifest-invalid` if its
 * `area.json` is not valid
 */
export function releaseArea(name: string, { appFolder, dist }: ReleaseAreaOptions): string {
  const offered = readRegistry(appFolder).areas[name]?.build;
  const { releases } = releaseLine(appFolder, name);
  // A build that `npm start` placed is offered without a release. It becomes one, so that `back` leads to it.
  const isThere = offered && existsSync(path.join(appFolder, areaFolder(name, offered)));
  if (isThere && releases.length === 0) record(appFolder, name, offered);
  const { name: own, build } = readAreaManifest(dist);
  if (own !== name) throw new Error(`${dist} holds the area ${own}, not ${name}.`);
  placeArea(appFolder, dist);
  record(appFolder, name, build);
  if (!releaseLine(appFolder, name).pinned) offerArea(appFolder, name, build);
  pruneAreas(appFolder);
  return build;
}

/**
 * Compares each file of a release of an area with its hash.
 * @throws Error naming the files that aren't as they were released
 */
export function verifyArea(appFolder: string, name: string, build: string): void {
  const release = releaseLine(appFolder, name).releases.find((one) => one.build === build);
  verifyBuild(path.join(appFolder, areaFolder(name, build)), release?.seal ?? '');
}

/**
 * Offers a release of an area that lies in the app, after comparing each of its files with its hash.
 * @throws Error naming the files that aren't as they were released
 */
export function offerArea(appFolder: string, name: string, build: string): void {
  verifyArea(appFolder, name, build);
  const registry = readRegistry(appFolder);
  const entry = registryEntry(
    readAreaManifest(path.join(appFolder, areaFolder(name, build))),
    registry.areas[name],
  );
  writeRegistry(appFolder, { ...registry, areas: { ...registry.areas, [name]: entry } });
}
