/**
 * `npm run release -- <area|shell>`: releases a build in an assembled app; lists, keeps, pins and takes back releases.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contractVersion } from '@rainbow-rabbit/shared/area';
import { treeRoot } from '../build/workspace';
import { releasedContract } from '../checks/exports/released-contract';
import { obeyCommandLine } from '../command-line/obey-command-line';
import { ownTerminal } from '../command-line/terminal';
import { buildStale } from './build-app';
import { defaultAppFolder } from './default-app-folder';
import { releaseArea } from './release-area';
import { type ReleaseCommand, releaseCommand } from './release-command';
import { releaseShell } from './release-shell';
import { shellName } from './releases';
import { builtWorkspaces } from './stale';

const usage = `Usage:
  npm run release -- <area>               builds the area if it changed, and releases it
  npm run release -- shell                releases the shell the same way
  npm run release -- list [<name>]        lists the releases, newest first
  npm run release -- keep <name> <build>  never removes a release (--off: removes it when it is old)
  npm run release -- pin <name> <build>   offers a release whatever else is released
  npm run release -- pin <name> --off     lets the next release be offered again
  npm run release -- back <name>          goes back to the release before the one that is offered
Each takes --app <folder>, an assembled app; dist/app unless given.
<name> is an area or shell, <build> as the list has it.`;

/** Returns the workspace of the shell or of an area. */
function workspaceOf(name: string): string {
  const place = name === shellName ? name : `remotes/${name}`;
  const places = builtWorkspaces();
  if (places.includes(place)) return place;
  const names = places.map((one) => one.replace('remotes/', '')).join(', ');
  throw new Error(`There is no area ${name}. There are: ${names}.`);
}

/** Builds and releases the shell or an area. */
async function release(name: string, appFolder: string): Promise<string> {
  const place = workspaceOf(name);
  const isShell = name === shellName;
  if (isShell && releasedContract() !== contractVersion)
    throw new Error(
      `The shell serves contract ${contractVersion}, and the one recorded as released is ${releasedContract() ?? 'none'}. Record it first: npx tsx tools/checks/exports/release-contract.ts`,
    );
  await buildStale(place);
  const dist = path.join(treeRoot, place, 'dist');
  return isShell
    ? releaseShell({ appFolder, dist, contract: contractVersion })
    : releaseArea(name, { appFolder, dist });
}

/** @throws Error naming an option that there isn't */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        app: { type: 'string', default: defaultAppFolder },
        off: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The rest of the message is about words that begin with a hyphen.
    throw new Error(message.replace(/\. To specify.*/, '.'), { cause: error });
  }
}

/**
 * Returns the command that the command line names.
 * @throws Error with the problem of the command line
 */
function parse(): ReleaseCommand {
  const { positionals: words, values } = readArguments();
  if (values.help) return () => usage;
  const { app: appFolder, off: isOff } = values;
  const command = releaseCommand(words, { appFolder, isOff, release: (name) => release(name, appFolder) });
  if (command) return command;
  throw new Error(
    words.length > 0 ? `"${words.join(' ')}" is incomplete, or has a word too many.` : 'Name a command.',
  );
}

process.exitCode = await obeyCommandLine(
  {
    usage: `${usage}\n`,
    parse,
    work: async (command) => {
      ownTerminal.print(await command());
      return true;
    },
  },
  ownTerminal,
);
