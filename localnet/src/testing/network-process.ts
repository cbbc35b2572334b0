import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { testKeyring, testKeys } from './network-under-test';

/** A local network in a process of its own, which can be killed. */
export interface NetworkProcess {
  url: string;
  /** What it said so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const typeScriptLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const running = new Set<ChildProcess>();

/** Ends every network that a test left running. */
export async function endAll(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  await Promise.all([...running].map((child) => end(child, signal)));
}

/** Keys made before, so that no test waits for them; gives the folder. */
export async function withTestKeys(folder: string, ...wallets: readonly string[]): Promise<string> {
  await Promise.all(['message-unit', ...wallets].map((name) => testKeyring.wallet(name)));
  // Another test may be writing one just now.
  const filter = (path: string) => !path.endsWith('.partial');
  await cp(testKeys, join(folder, 'keys'), { recursive: true, filter });
  return folder;
}

/** Runs the command line on a free port. @throws what it said, when it ends before it is ready */
export async function runNetwork(...args: readonly string[]): Promise<NetworkProcess> {
  const child = spawn(process.execPath, ['--import', typeScriptLoader, cli, '--port', '0', ...args]);
  running.add(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /runs at (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(output)));
  });
  return { url, output: () => output, end: (signal) => end(child, signal) };
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
