import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AoMode, createActor, type Localnet } from '@rainbow-rabbit/localnet';
import { changeStaff } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { programOf } from '../../localnet/src/testing/program';
import { sharedKeys } from './shared-keys';

/** A seeded local network that serves the built app; nothing of it is left when it ends. */
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
 * Sends two messages to each event: a HyperBEAM node's dry runs have the time of the latest message, and an event believes in a leap of
 * time once a second message is as late. Both change what the event publishes, whose time is that of its latest change: phones read that,
 * and their own clocks stay behind the network's.
 */
async function sendAtNewTime({ url, events }: Pick<Localnet, 'url' | 'events'>): Promise<void> {
  const { ao, signer } = await createActor(url, await sharedKeys.wallet('operator'));
  const member = `${'T'.repeat(42)}A` as Address;
  for (const { process } of events)
    for (const change of [{ add: [member] }, { remove: [member] }])
      await changeStaff({ ao, process }, { reason: 'The clock went ahead', ...change }, { signer });
}

/** Options of a local network that a test starts. */
export interface ForkOptions {
  /** Folder of the app to serve. Default: the built one. */
  app?: string;
  /** Seeds these as well. */
  also?: readonly ('communities' | 'arcade' | 'contest')[];
  /** The units that `network.json` names: legacy ones, or a HyperBEAM node. Default: legacy ones. */
  ao?: AoMode;
}

/**
 * Starts a local network on a free loopback port.
 * @throws when the app isn't built, or with what the network said when it could not start
 */
export async function forkLocalnet({
  app = builtApp,
  ...options
}: ForkOptions = {}): Promise<LocalnetUnderTest> {
  if (!existsSync(join(app, 'index.html'))) {
    throw new Error(`No app in ${app}: build it with "npx tsx tools/release/build-app.ts"`);
  }
  const host = programOf(join(import.meta.dirname, 'localnet-host.ts'));
  const child = fork(host.file, [JSON.stringify({ app, ...options })], {
    cwd: root,
    execArgv: [...host.options],
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
      if (options.ao === 'hyperbeam') await sendAtNewTime(seeded);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
