import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Localnet } from '@rainbow-rabbit/localnet';

/** A seeded local network that serves the built app; nothing of it is kept on disk. */
export interface LocalnetUnderTest {
  /** The app's address, ending in a slash. */
  url: string;
  /** The events it runs; `demo` is the first. */
  events: Localnet['events'];
  /** Returns the network's time, in Unix milliseconds. */
  now(): number;
  /** Sets the network's clock ahead. Other players' codes are those of `now()` from then on. */
  advance(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const builtApp = join(root, 'dist/app');

/**
 * Starts a local network on a free loopback port.
 * @param app folder of the app to serve
 * @param also seeds these as well
 * @throws when the app isn't built, or with what the network said when it could not start
 */
export async function forkLocalnet(
  app = builtApp,
  ...also: readonly ('communities' | 'arcade' | 'contest')[]
): Promise<LocalnetUnderTest> {
  if (!existsSync(join(app, 'index.html'))) {
    throw new Error(`No app in ${app}: build it with "npx tsx tools/release/build-app.ts"`);
  }
  const child = fork(join(import.meta.dirname, 'localnet-host.ts'), [app, ...also], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ready = new Promise<Pick<Localnet, 'url' | 'events'>>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`localnet ended with ${code}:\n${output}`)));
  });
  const seeded = await ready;
  let aheadMs = 0;
  return {
    ...seeded,
    now: () => Date.now() + aheadMs,
    advance: async (ms) => {
      aheadMs += ms;
      const done = once(child, 'message');
      child.send({ advanceMs: ms });
      await done;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
