import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIdIn } from '../build/build-records';
import { treeRoot } from '../build/workspace';
import { clearShell, defaultAppFolder, hashedFolder, pruneHashedFiles, shellFolder } from './app-folder';
import {
  fileHashes,
  isPublished,
  placeBuild,
  readSeal,
  sealBuild,
  sealFile,
  verifyBuild,
} from './build-folder';
import {
  forgetReleases,
  releaseLine,
  shellName,
  stayingBuilds,
  withRelease,
  writeReleaseLine,
} from './releases';

export interface ReleaseShellOptions {
  appFolder?: string;
  /** The folder of the build to release; the shell's own `dist` unless given. */
  dist?: string;
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

/**
 * Releases a build of the shell in an assembled app. Scripts and styles, whose names hold their hashes, lie beside those
 * of other builds; everything else lies in `shell/<build>/`, with the hashes of all files, and is copied to the top of
 * the app, unless another build is pinned.
 * @returns the build that was released
 * @throws Error if the build has no id or was released with other bytes
 */
export function releaseShell({
  appFolder = defaultAppFolder,
  dist = path.join(treeRoot, 'shell/dist'),
  contract,
}: ReleaseShellOptions): string {
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
  if (!releaseLine(appFolder, shellName).pinned) offerShell(appFolder, build);
  pruneShells(appFolder);
  return build;
}

/**
 * Puts a release of the shell at the top of the app, after comparing each of its files with its hash.
 * @throws Error naming the files that aren't as they were released
 */
export function offerShell(appFolder: string, build: string): void {
  const folder = path.join(appFolder, shellFolder(build));
  const release = releaseLine(appFolder, shellName).releases.find((one) => one.build === build);
  verifyBuild(folder, release?.seal ?? '', shellHashes(appFolder, build));
  clearShell(appFolder);
  const isOwn = (file: string) => path.basename(file) !== sealFile;
  cpSync(folder, appFolder, { recursive: true, filter: isOwn });
}

/** Removes the shells that are neither offered nor a release that stays, with the files that only they had. */
function pruneShells(appFolder: string): void {
  const staying = stayingBuilds(releaseLine(appFolder, shellName), offeredShell(appFolder));
  for (const build of readdirSync(path.join(appFolder, shellFolder(''))))
    if (!staying.has(build)) rmSync(path.join(appFolder, shellFolder(build)), { recursive: true });
  forgetReleases(appFolder, shellName, staying);
  pruneHashedFiles(appFolder, []);
}
