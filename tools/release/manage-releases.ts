import { readRegistry } from './app-folder';
import { offerArea } from './release-area';
import { offeredShell, offerShell } from './release-shell';
import { releaseBefore, releaseLine, releaseOf, shellName, withKept, writeReleaseLine } from './releases';

/** Returns the build of the shell or of an area that an app offers; undefined if it offers none. */
export function offeredBuild(appFolder: string, name: string): string | undefined {
  return name === shellName ? offeredShell(appFolder) : readRegistry(appFolder).areas[name]?.build;
}

function offer(appFolder: string, name: string, build: string): void {
  if (name === shellName) offerShell(appFolder, build);
  else offerArea(appFolder, name, build);
}

/**
 * Marks a release as one that stays however old it is, or takes the mark back.
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

/** Lets the next release be offered again; the pinned one stays until then. */
export function unpinRelease(appFolder: string, name: string): void {
  const { pinned: _, ...line } = releaseLine(appFolder, name);
  writeReleaseLine(appFolder, name, line);
}

/**
 * Offers the release before the one that is offered now.
 * @returns its build
 * @throws Error if there is none, if a build is pinned, or naming the files that aren't as they were released
 */
export function goBack(appFolder: string, name: string): string {
  const { build } = releaseBefore(name, releaseLine(appFolder, name), offeredBuild(appFolder, name) ?? '');
  offer(appFolder, name, build);
  return build;
}
