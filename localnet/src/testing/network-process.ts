import { type ChildProcess, type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoPlayers } from '../seed/demo-players';
import { programOf } from './program';
import { seededState } from './seeded-state';
import { testKeyring, testKeys } from './test-keyring';

/** The command line in a process of its own, which can be killed. */
export interface SpawnedNetwork {
  /** Everything that it has printed. */
  output(): string;
  /** Waits until it has printed something. @throws Error with its output when it ends before */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** The memory that it has now, in bytes. */
  memoryBytes(): Promise<number>;
  /** Sends a signal and waits for the end. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** A local network that is ready, in a process of its own. */
export interface NetworkProcess extends SpawnedNetwork {
  url: string;
}

/** The largest heap of a network in a process of its own, in MiB: a network that needs more ends with an error. */
const maxHeapMiB = 512;

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** Ends every network that a test left running. */
export async function endAll(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  await Promise.all([...running].map((child) => end(child, signal)));
}

/** Copies keys that were made before into a data folder, so that no test waits for them. @returns the folder */
export async function withTestKeys(folder: string, ...wallets: readonly string[]): Promise<string> {
  await Promise.all(['message-unit', ...wallets].map((name) => testKeyring.wallet(name)));
  // Another test may be writing a key at the same time.
  const filter = (path: string) => !path.endsWith('.partial');
  await cp(testKeys, join(folder, 'keys'), { recursive: true, filter });
  return folder;
}

/**
 * Puts the demo event into a data folder: a copy of what the run has seeded, or the keys for the network that is to seed it.
 * @returns the folder
 */
export async function withDemoEvent(folder: string): Promise<string> {
  const people = demoPlayers.map(({ nickname }) => `player-${nickname.toLowerCase()}`);
  const withKeys = (data: string) => withTestKeys(data, 'operator', ...people);
  const state = await seededState('command-line', async (data) => {
    const network = await runNetwork('--data', await withKeys(data));
    await network.end('SIGTERM');
  });
  if (!state) return await withKeys(folder);
  await cp(state, folder, { recursive: true });
  return folder;
}

/** Runs the command line on a free port, until it is ready. @throws Error with its output when it ends before */
export async function runNetwork(...args: readonly string[]): Promise<NetworkProcess> {
  return await ready(spawnNetwork(...args));
}

/** Runs the command line where no file can grow beyond a size, as on a full disk, until it is ready. */
export async function runNetworkWithin(
  fileBytes: number,
  ...args: readonly string[]
): Promise<NetworkProcess> {
  const limited = `ulimit -f ${Math.ceil(fileBytes / 512)}; exec "$0" "$@"`;
  return await ready(watched(spawn('sh', ['-c', limited, process.execPath, ...argumentsFor(args)])));
}

/** Starts the command line on a free port. */
export function spawnNetwork(...args: readonly string[]): SpawnedNetwork {
  return watched(spawn(process.execPath, argumentsFor(args)));
}

function argumentsFor(args: readonly string[]): string[] {
  const heap = `--max-old-space-size=${maxHeapMiB}`;
  const { options, file } = programOf(cli);
  return [heap, ...options, file, '--port', '0', ...args];
}

async function ready(network: SpawnedNetwork): Promise<NetworkProcess> {
  const [, url = ''] = await network.says(/runs at (\S+)/);
  return { ...network, url };
}

function watched(child: ChildProcessWithoutNullStreams): SpawnedNetwork {
  running.add(child);
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return {
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', () => reject(new Error(output)));
        look();
      }),
    memoryBytes: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) * 1024;
    },
    end: (signal) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
  running.delete(child);
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode ?? child.signalCode;
}
