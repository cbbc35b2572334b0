import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIdIn } from '../build/build-records';
import {
  clearShell,
  hashedFolder,
  pruneHashedFiles,
  readRegistry,
  shellAtTop,
  shellFolder,
} from './app-folder';
import {
  fileHashes,
  isPublished,
  placeBuild,
  readSeal,
  sealBuild,
  sealFile,
  verifyBuild,
} from './build-folder';
import { writeFirstViews } from './first-views';
import {
  forgetReleases,
  releaseLine,
  shellName,
  stayingBuilds,
  withRelease,
  writeReleaseLine,
} from './releases';

export interface ReleaseShellOptions {
  /** The folder of the assembled app. */
  appFolder: string;
  /** The folder of the build to release. */
  dist: string;
  /** The contract that the build serves. */
  contract: string;
}

const isHashed = (name: string) => name.startsWith(`${hashedFolder}/`);

/** Returns the hashes of the files of a shell that lies in the app. */
function shellHashes(appFolder: string, build: string): Record<string, string> {
  const folder = path.join(appFolder, shellFolder(build));
  const hashed = Object.keys(readSeal(folder)?.files ?? {}).filter(isHashed);
  const lying = Object.entries(fileHashes(path.join(appFolder, hashedFolder)))
    .map(([name, hash]) => [`${hashedFolder}/${name}`, hash] as const)
    .filter(([name]) => hashed.includes(name));
  return { ...fileHashes(folder), ...Object.fromEntries(lying) };
}

/** Returns the build of the shell that an app offers; undefined if it has no shell. */
export function offeredShell(appFolder: string): string | undefined {
  const page = path.join(appFolder, 'index.html');
  return existsSync(page) ? buildIdIn(readFileSync(page, 'utf8')) : undefined;
}

/** Adds a build of the shell to the app, and records it as the newest release. */
function record(appFolder: string, dist: string, contract: string): string {
  const build = buildIdIn(readFileSync(path.join(dist, 'index.html'), 'utf8'));
  const folder = path.join(appFolder, shellFolder(build));
  const page = mkdtempSync(path.join(tmpdir(), 'shell-'));
  try {
    const hashed = path.join(dist, hashedFolder);
    const isPage = (file: string) => isPublished(file) && file !== hashed;
    for (const name of readdirSync(dist))
      if (isPage(path.join(dist, name)))
        cpSync(path.join(dist, name), path.join(page, name), { recursive: true });
    placeBuild(page, folder);
    const target = path.join(appFolder, hashedFolder);
    mkdirSync(target, { recursive: true });
    cpSync(hashed, target, { recursive: true, filter: isPublished });
  } finally {
    rmSync(page, { recursive: true });
  }
  const seal = sealBuild(folder, { name: shellName, build, contract, files: fileHashes(dist) });
  const release = { build, date: new Date().toISOString(), contract, seal };
  writeReleaseLine(appFolder, shellName, withRelease(releaseLine(appFolder, shellName), release));
  return build;
}

/** Records the shell that `npm start` placed, so that `back` leads to it. Nothing in it says which contract it serves. */
function recordPlaced(appFolder: string, build: string): void {
  const dist = mkdtempSync(path.join(tmpdir(), 'placed-'));
  const records = ['builds/latest.json', `builds/meta/${build}.json`];
  try {
    for (const name of [...shellAtTop(appFolder), hashedFolder, ...records])
      if (existsSync(path.join(appFolder, name)))
        cpSync(path.join(appFolder, name), path.join(dist, name), { recursive: true });
    record(appFolder, dist, '');
  } finally {
    rmSync(dist, { recursive: true });
  }
}

/**
 * Releases a build of the shell in an assembled app. Scripts and styles, whose names hold their hashes, lie beside those
 * of other builds; everything else lies in `shell/<build>/`, with the hashes of all files, and is copied to the top of
 * the app, unless another build is pinned.
 * @returns the build that was released
 * @throws Error if the build has no id or was released with other bytes
 */
export function releaseShell({ appFolder, dist, contract }: ReleaseShellOptions): string {
  const placed = offeredShell(appFolder);
  const isNew = placed !== buildIdIn(readFileSync(path.join(dist, 'index.html'), 'utf8'));
  if (placed && isNew && releaseLine(appFolder, shellName).releases.length === 0)
    recordPlaced(appFolder, placed);
  const build = record(appFolder, dist, contract);
  if (!releaseLine(appFolder, shellName).pinned) offerShell(appFolder, build);
  pruneShells(appFolder);
  return build;
}

/**
 * Compares each file of a release of the shell with its hash.
 * @throws Error naming the files that aren't as they were released
 */
export function verifyShell(appFolder: string, build: string): void {
  const release = releaseLine(appFolder, shellName).releases.find((one) => one.build === build);
  const folder = path.join(appFolder, shellFolder(build));
  verifyBuild(folder, release?.seal ?? '', shellHashes(appFolder, build));
}

/**
 * Puts a release of the shell at the top of the app, after comparing each of its files with its hash. The app may have been
 * assembled before pages had words, which this shell asks for.
 * @throws Error naming the files that aren't as they were released
 */
export function offerShell(appFolder: string, build: string): void {
  verifyShell(appFolder, build);
  clearShell(appFolder);
  const isOwn = (file: string) => path.basename(file) !== sealFile;
  cpSync(path.join(appFolder, shellFolder(build)), appFolder, { recursive: true, filter: isOwn });
  writeFirstViews(appFolder, Object.values(readRegistry(appFolder).areas));
}

/** Removes the shells that are neither offered nor a release that stays, with the files that only they had. */
function pruneShells(appFolder: string): void {
  const staying = stayingBuilds(releaseLine(appFolder, shellName), offeredShell(appFolder));
  for (const build of readdirSync(path.join(appFolder, shellFolder(''))))
    if (!staying.has(build)) rmSync(path.join(appFolder, shellFolder(build)), { recursive: true });
  forgetReleases(appFolder, shellName, staying);
  pruneHashedFiles(appFolder, []);
}
