/**
 * `area-kit <command>`: the commands of the packed kit, for the area in the folder where they are run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rsbuildCommand } from '../build/rsbuild-command';
import { messageOf } from '../command-line/message-of';
import { runDevServer } from '../dev/run-dev-server';
import { hasApp, readAreaManifest } from '../release/app-folder';
import { releaseArea } from '../release/release-area';
import { releaseCommand } from '../release/release-command';
import { beginArea } from './begin-area';
import { readKitData } from './kit-data';

const usage = `Usage, in the folder of an area:
  area-kit new <name>                             writes an area with one page
  area-kit build                                  builds it to dist
  area-kit dev --app <folder or URL>              shows it in a released app, with each change at once
    [--network <URL>] [--port 4801]               (where a network.json lies: the app's URL, or that of "npm start")
  area-kit release --app <folder>                 builds it and releases it in an assembled app
  area-kit release list --app <folder>            lists its releases, newest first
  area-kit release keep <build> --app <folder>    never removes a release (--off: removes it when it is old)
  area-kit release pin <build> --app <folder>     offers a release whatever else is released
  area-kit release pin --off --app <folder>       lets the next release be offered again
  area-kit release back --app <folder>            goes back to the release before the one that is offered`;

const folder = process.cwd();
const dist = path.join(folder, 'dist');

/** Reads the command line; ends with the usage if it has an option that there isn't. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        off: { type: 'boolean', default: false },
        network: { type: 'string' },
        port: { type: 'string' },
      },
    });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n${usage}\n`);
    process.exit(2);
  }
}
const { positionals, values } = readArguments();
const [command, ...words] = positionals;

/** Builds the area; the build says itself what is wrong. */
function build(): void {
  const { status } = spawnSync(process.execPath, [rsbuildCommand, 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The area was not built.');
}

/** Returns the description of the area's last build; builds it first if there is no build. */
function lastBuild() {
  if (!existsSync(path.join(dist, 'area.json'))) build();
  return readAreaManifest(dist);
}

function create(): string {
  const files = beginArea(folder, words[0] ?? '', readKitData());
  return `${files.join('\n')}\n\nThe area is written. Bring its packages: npm install`;
}

async function develop(): Promise<string> {
  const { app, network, port } = values;
  if (!app) throw new Error('Name the released app, its folder or its URL: --app <folder or URL>');
  await runDevServer(folder, { app, network, port }, (text) => process.stdout.write(`${text}\n`));
  return '';
}

/** Releases the area, or manages its releases. */
async function release(): Promise<string | undefined> {
  const appFolder = values.app && path.resolve(values.app);
  if (!appFolder || !hasApp(appFolder))
    throw new Error('Name the folder of an assembled app, which holds areas.json: --app <folder>');
  const [action, ...rest] = words;
  if (!action) build();
  const { name } = lastBuild();
  const run = releaseCommand(action ? [action, name, ...rest] : [name], {
    appFolder,
    isOff: values.off,
    release: async () => releaseArea(name, { appFolder, dist }),
  });
  return run?.();
}

const commands: Readonly<Record<string, () => string | undefined | Promise<string | undefined>>> = {
  new: create,
  build: () => {
    build();
    return '';
  },
  dev: develop,
  release,
};

try {
  const answer = await commands[command ?? '']?.();
  if (answer === undefined) throw new Error(usage);
  if (answer) process.stdout.write(`${answer}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
