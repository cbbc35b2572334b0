/**
 * `npm run release -- <area|shell>`: releases a build in an assembled app; lists, keeps, pins and takes back releases.
 */
import { parseArgs } from 'node:util';
import { contractVersion } from '@rainbow-rabbit/shared/area';
import { releasedContract } from '../checks/exports/released-contract';
import { defaultAppFolder } from './app-folder';
import { buildStale } from './build-app';
import { listReleases } from './list-releases';
import { goBack, keepRelease, offeredBuild, pinRelease, unpinRelease } from './manage-releases';
import { releaseArea } from './release-area';
import { releaseShell } from './release-shell';
import { shellName } from './releases';

const usage = `Usage:
  npm run release -- <area>               builds the area if it changed, and releases it
  npm run release -- shell                releases the shell the same way
  npm run release -- list [<name>]        lists the releases, newest first
  npm run release -- keep <name> <build>  never removes a release (--off: removes it when it is old)
  npm run release -- pin <name> <build>   offers a release whatever else is released
  npm run release -- pin <name> --off     lets the next release be offered again
  npm run release -- back <name>          goes back to the release before the one that is offered
Each takes --app <folder>, an assembled app; dist/app unless given.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string', default: defaultAppFolder }, off: { type: 'boolean', default: false } },
});
const { app: appFolder, off: isOff } = values;

async function release(name: string): Promise<string> {
  const isShell = name === shellName;
  if (isShell && releasedContract() !== contractVersion)
    throw new Error(
      `The shell serves contract ${contractVersion}, and the one recorded as released is ${releasedContract()}. Record it first: npx tsx tools/checks/exports/release-contract.ts`,
    );
  await buildStale(isShell ? name : `remotes/${name}`);
  const build = isShell
    ? releaseShell({ appFolder, contract: contractVersion })
    : releaseArea(name, { appFolder });
  const now = offeredBuild(appFolder, name);
  return now === build ? `${name} is now ${build}` : `${build} is released; ${name} stays pinned to ${now}`;
}

function keep(name: string, build: string): string {
  keepRelease(appFolder, name, build, !isOff);
  return isOff ? `${build} is removed when it is old` : `${build} is kept`;
}

function pin(name: string, build: string): string {
  if (isOff) unpinRelease(appFolder, name);
  else pinRelease(appFolder, name, build);
  return isOff ? `${name} follows its releases again` : `${name} is pinned to ${build}`;
}

type Command = () => string | Promise<string>;

/** Returns the command that the words of a command line name; undefined if they name none. */
function commandOf([first = '', name = '', build = '']: readonly string[]): Command | undefined {
  if (first === 'list') return () => listReleases(appFolder, name);
  if (first === 'keep') return name && build ? () => keep(name, build) : undefined;
  if (first === 'pin') return name && (build || isOff) ? () => pin(name, build) : undefined;
  if (first === 'back') return name ? () => `${name} is now ${goBack(appFolder, name)}` : undefined;
  return first && !name ? () => release(first) : undefined;
}

const command = commandOf(positionals);
if (command) {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
