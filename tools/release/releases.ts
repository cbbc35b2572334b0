import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './replace-file';

/** The name under which the shell's releases are listed. No area can have it. */
export const shellName = 'shell';

/** The builds that stay after newer ones were released, for pages that run them (docs/product 9.169). */
export const recentReleases = 5;

/** One release of the shell or of an area. */
export interface Release {
  build: string;
  /** The moment of the release, ISO 8601. */
  date: string;
  /** The contract that the shell serves, or the contract that the area needs; empty if nobody noted it. */
  contract: string;
  /** Hash of the seal in the build's folder. */
  seal: string;
  /** True for a release that is never removed. */
  isKept?: boolean;
}

/** The releases of the shell or of one area, newest first. */
export interface ReleaseLine {
  /** The build that stays offered whatever else is released. */
  pinned?: string;
  releases: readonly Release[];
}

/** `releases.json`, which lies beside the registry. */
export type Releases = Readonly<Record<string, ReleaseLine>>;

export const releasesFile = 'releases.json';

export function readReleases(appFolder: string): Releases {
  const file = path.join(appFolder, releasesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the releases of the shell or of one area. */
export const releaseLine = (appFolder: string, name: string): ReleaseLine =>
  readReleases(appFolder)[name] ?? { releases: [] };

export function writeReleaseLine(appFolder: string, name: string, line: ReleaseLine): void {
  const all = Object.entries({ ...readReleases(appFolder), [name]: line });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b)));
  replaceFile(path.join(appFolder, releasesFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Takes the releases that don't stay off the list. */
export function forgetReleases(appFolder: string, name: string, staying: ReadonlySet<string>): void {
  const line = releaseLine(appFolder, name);
  const releases = line.releases.filter(({ build }) => staying.has(build));
  if (releases.length < line.releases.length) writeReleaseLine(appFolder, name, { ...line, releases });
}

/** Adds a release, as the newest; a release that was made earlier keeps its date and moves to the front. */
export function withRelease({ releases, ...line }: ReleaseLine, release: Release): ReleaseLine {
  const known = releases.find(({ build }) => build === release.build);
  return { ...line, releases: [known ?? release, ...releases.filter((one) => one !== known)] };
}

/**
 * Returns a release by its build.
 * @throws Error naming the builds that there are
 */
export function releaseOf(name: string, { releases }: ReleaseLine, build: string): Release {
  const found = releases.find((one) => one.build === build);
  if (found) return found;
  const known = releases.map((one) => one.build).join(', ') || 'none';
  throw new Error(`${name} has no release ${build}. There are: ${known}.`);
}

/** Marks a release to stay, or takes the mark back. */
export function withKept(name: string, line: ReleaseLine, build: string, isKept: boolean): ReleaseLine {
  const { isKept: _, ...marked } = releaseOf(name, line, build);
  const changed: Release = isKept ? { ...marked, isKept } : marked;
  return { ...line, releases: line.releases.map((one) => (one.build === build ? changed : one)) };
}

/**
 * Returns the release to go back to: the newest that was released before the offered release and lies there;
 * the newest of all, if what is offered was never released.
 * @param lies returns false for a release whose files were deleted
 * @throws Error if there is no such release, or if a build is pinned
 */
export function releaseBefore(
  name: string,
  { pinned, releases }: ReleaseLine,
  offered: string | undefined,
  lies: (build: string) => boolean,
): Release {
  if (releases.length === 0) throw new Error(`${name} has no release.`);
  if (pinned) throw new Error(`${name} is pinned to ${pinned}. Pin another build, or unpin it first.`);
  const earlier = releases.slice(releases.findIndex(({ build }) => build === offered) + 1);
  const found = earlier.find(({ build }) => lies(build));
  if (found) return found;
  const gone = earlier.map(({ build }) => build).join(', ');
  throw new Error(
    `${name} has no release before ${offered}${gone && `, except for some whose files were deleted: ${gone}`}.`,
  );
}

/** Returns the builds that stay: what is offered, pinned, kept, or among the newest. */
export function stayingBuilds({ pinned, releases }: ReleaseLine, offered: string | undefined): Set<string> {
  const staying = releases.filter(({ isKept }, index) => isKept || index < recentReleases);
  return new Set(
    [offered, pinned, ...staying.map(({ build }) => build)].filter((build) => build !== undefined),
  );
}
