import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocalnetOptions } from '../start-localnet';
import { testKeys } from './network-under-test';

/** A local network in a process of its own, which can be killed. */
export interface NetworkProcess {
  url: string;
  /** What it said so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const typeScriptLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const running = new Set<ChildProcess>();

/** Ends every network that a test left running. */
export async function endAll(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  await Promise.all([...running].map((child) => end(child, signal)));
}

/** Runs a network without the demo event. @throws what it said, when it ends before it is ready */
export function runNetwork(options: LocalnetOptions): Promise<NetworkProcess> {
  const test = { port: 0, seed: false, keys: testKeys, ...options };
  return run('testing/network-host.ts', JSON.stringify(test));
}

/** Runs the command line. @throws what it said, when it ends before it is ready */
export function runCommandLine(...args: readonly string[]): Promise<NetworkProcess> {
  return run('cli.ts', ...args);
}

async function run(script: string, ...args: readonly string[]): Promise<NetworkProcess> {
  const child = spawn(process.execPath, ['--import', typeScriptLoader, join(folder, script), ...args]);
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
