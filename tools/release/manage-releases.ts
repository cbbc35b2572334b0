import path from 'node:path';
import { areaFolder, readRegistry, shellFolder } from './app-folder';
import { readSeal } from './build-folder';
import { offerArea, verifyArea } from './release-area';
import { offeredShell, offerShell, verifyShell } from './release-shell';
import { releaseBefore, releaseLine, releaseOf, shellName, withKept, writeReleaseLine } from './releases';

/** Returns the build of the shell or of an area that an app offers; undefined if it offers none. */
export function offeredBuild(appFolder: string, name: string): string | undefined {
  return name === shellName ? offeredShell(appFolder) : readRegistry(appFolder).areas[name]?.build;
}

/** Returns the state of a release's files: as they were released, changed since, or gone. */
export function releaseState(
  appFolder: string,
  name: string,
  build: string,
): 'whole' | 'damaged' | 'deleted' {
  const folder = name === shellName ? shellFolder(build) : areaFolder(name, build);
  if (!readSeal(path.join(appFolder, folder))) return 'deleted';
  try {
    if (name === shellName) verifyShell(appFolder, build);
    else verifyArea(appFolder, name, build);
    return 'whole';
  } catch {
    return 'damaged';
  }
}

function offer(appFolder: string, name: string, build: string): void {
  if (name === shellName) offerShell(appFolder, build);
  else offerArea(appFolder, name, build);
}

/**
 * Marks a release to stay however old it is, or takes the mark back.
 * @throws Error if there is no such release
 */
export function keepRelease(appFolder: string, name: string, build: string, isKept = true): void {
  writeReleaseLine(appFolder, name, withKept(name, releaseLine(appFolder, name), build, isKept));
}

/**
 * Offers a release whatever else is released.
 * @throws Error if there is no such release, or naming the files that aren't as they were released
 */
export function pinRelease(appFolder: string, name: string, build: string): void {
  const line = releaseLine(appFolder, name);
  releaseOf(name, line, build);
  offer(appFolder, name, build);
  writeReleaseLine(appFolder, name, { ...line, pinned: build });
}

/**
 * Lets the next release be offered again; the pinned one stays until then.
 * @throws Error if no build is pinned
 */
export function unpinRelease(appFolder: string, name: string): void {
  const { pinned, ...line } = releaseLine(appFolder, name);
  if (!pinned) throw new Error(`${name} is not pinned.`);
  writeReleaseLine(appFolder, name, line);
}

/**
 * Offers the release before the release that is offered now; a release whose files were deleted is passed over.
 * @returns its build
 * @throws Error if there is no such release, if a build is pinned, or naming the files that aren't as they were released
 */
export function goBack(appFolder: string, name: string): string {
  const line = releaseLine(appFolder, name);
  const lies = (one: string) => releaseState(appFolder, name, one) !== 'deleted';
  const { build } = releaseBefore(name, line, offeredBuild(appFolder, name), lies);
  offer(appFolder, name, build);
  return build;
}
