import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { NetworkProcess } from '../network-process';
import { eventAt, registerHonestPlayers } from './honest-players';
import { hostileSteps } from './hostile-clients';
import { addressOfHostile, HeldSockets } from './hostile-http';
import { Latencies } from './latencies';

export interface SoakOptions {
  /** A network in a process of its own, with an event. It is killed at the end. */
  network: NetworkProcess;
  /** Starts the network again on the same data. */
  restart(): Promise<NetworkProcess>;
  /** The id of the module that hostile clients spawn on. */
  module: string;
  keyfiles: readonly Keyfile[];
  seed: number;
  /** Number of hostile clients at work at once. */
  clients: number;
  /** Returns true when it is enough, after that many steps of hostile clients. */
  isOver(steps: number): boolean;
}

/** The outcome of a soak. */
export interface SoakReport {
  /** The refusals that honest players got, and what hostile clients were let do. */
  failures: string[];
  /** Everything that was acknowledged and is gone after `kill -9`. */
  lost: string[];
  largestMemoryBytes: number;
  hostileSteps: Record<string, number>;
  rounds: number;
  acknowledged: number;
  latencies: readonly string[];
  timeouts: number;
}

const memoryEveryMs = 500;

/** Has honest players play among hostile clients, kills the network amid all of it, and compares what is left. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { network, restart, module, keyfiles, seed, clients, isOver } = options;
  const { url } = network;
  const random = seededRandom(seed);
  const latencies = new Latencies();
  const held = new HeldSockets();
  const failures: string[] = [];
  const counts: Record<string, number> = {};
  const steps = Object.entries(await hostileSteps({ process: await eventAt(url), module }, random));
  let made = 0;
  let isEnded = false;
  const note = (reason: unknown) => {
    if (!isEnded)
      failures.push(
        reason instanceof Error ? `${reason.message} ${String(reason.cause ?? '')}` : String(reason),
      );
  };

  const attack = async (index: number) => {
    const target = { url, localAddress: addressOfHostile(index), held };
    while (!isEnded) {
      // Each kind comes first once.
      const [name, step] = steps[made] ?? random.pick(steps);
      made += 1;
      counts[name] = (counts[name] ?? 0) + 1;
      await step(target).catch(note);
    }
  };
  let largestMemoryBytes = 0;
  const watch = setInterval(
    () =>
      network.memoryBytes().then(
        (bytes) => {
          largestMemoryBytes = Math.max(largestMemoryBytes, bytes);
        },
        () => undefined,
      ),
    memoryEveryMs,
  );

  const attacks = Array.from({ length: clients }, (_, index) => attack(index));
  let rounds = 0;
  const honest = await registerHonestPlayers({ url, keyfiles, random, latencies }).catch(note);
  while (honest && failures.length === 0 && (rounds === 0 || !isOver(made))) {
    await honest.playRound().catch(note);
    rounds += 1;
  }
  isEnded = true;
  clearInterval(watch);
  await network.end('SIGKILL');
  held.destroyAll();
  await Promise.all(attacks);

  const again = await restart();
  const lost = (await honest?.lostAt(again.url)) ?? [];
  await again.end('SIGTERM');
  return {
    ...{ failures, lost, largestMemoryBytes, hostileSteps: counts, rounds },
    acknowledged: honest?.acknowledged() ?? 0,
    latencies: latencies.lines(),
    timeouts: latencies.timeouts,
  };
}
