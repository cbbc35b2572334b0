import { hasApp } from './app-folder';
import { listReleases } from './list-releases';
import { goBack, keepRelease, offeredBuild, pinRelease, unpinRelease } from './manage-releases';

export interface ReleaseCommandOptions {
  /** The folder of the assembled app. */
  appFolder: string;
  /** True if the command takes its mark back. */
  isOff: boolean;
  /** Builds and releases the shell or an area; returns the build. */
  release(name: string): Promise<string>;
}

/** Does what a command line asks; returns a sentence on it. @throws Error with a reason for people */
export type ReleaseCommand = () => string | Promise<string>;

/**
 * Returns the command that the words of a command line name: `<name>`, `list [<name>]`, `keep <name> <build>`,
 * `pin <name> <build>`, `back <name>`; undefined if they name none. It returns what it did as a sentence, and throws an
 * Error with a reason for people.
 */
export function releaseCommand(
  [first = '', name = '', build = '']: readonly string[],
  { appFolder, isOff, release }: ReleaseCommandOptions,
): ReleaseCommand | undefined {
  const releaseNow = async (): Promise<string> => {
    const released = await release(first);
    const now = offeredBuild(appFolder, first);
    return now === released
      ? `${first} is now ${released}`
      : `${released} is released; ${first} stays pinned to ${now}`;
  };
  const keep = (): string => {
    keepRelease(appFolder, name, build, !isOff);
    return isOff ? `${build} is removed when it is old` : `${build} is kept`;
  };
  const pin = (): string => {
    if (isOff) unpinRelease(appFolder, name);
    else pinRelease(appFolder, name, build);
    return isOff
      ? `${name} stays at ${offeredBuild(appFolder, name)} until its next release`
      : `${name} is pinned to ${build}`;
  };
  const back = (): string => {
    const former = offeredBuild(appFolder, name);
    return `${name} is now ${goBack(appFolder, name)}; it was ${former}`;
  };
  const commands: Readonly<Record<string, ReleaseCommand | false>> = {
    list: () => listReleases(appFolder, name),
    keep: name !== '' && build !== '' && keep,
    pin: name !== '' && (build !== '' || isOff) && pin,
    back: name !== '' && back,
  };
  const command = commands[first] ?? (first !== '' && name === '' && releaseNow);
  if (!command) return undefined;
  return async () => {
    if (!hasApp(appFolder))
      throw new Error(`There is no app in ${appFolder}. "npm start" assembles one in dist/app.`);
    return await command();
  };
}
