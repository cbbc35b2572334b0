/**
 * `npm run area -- <command> <area>`: writes an area, and serves it while it is written.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { treeRoot } from '../build/workspace';
import { createArea } from '../new-area/create-area';
import { serveArea } from './serve-area';

const usage = `Usage:
  npm run area -- new <area>                             writes remotes/<area>, with one page
  npm run area -- serve <area> [--port 4801]             builds it again at every change, for a running app`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4801' },
  },
});

/** Writes the area and has npm record the new workspace in the lock file. */
function create(area: string): void {
  const files = createArea(area);
  process.stdout.write(`${files.map((file) => `remotes/${area}/${file}`).join('\n')}\n`);
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: treeRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0)
    throw new Error('The area is written, but npm could not add it to package-lock.json: run "npm install".');
  process.stdout.write(`
The area is complete. Show it, with each change at once:
  npm run dev -w remotes/${area}
Check and test it:
  npm run check
  npx jest remotes/${area}
`);
}

/** Returns what an error and its cause say. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const [command, area] = positionals;
const commands: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  new: create,
  serve: (name) => serveArea(name, Number(values.port)),
};
const run = commands[command ?? ''];
if (run && area) {
  try {
    await run(area);
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
