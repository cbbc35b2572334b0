import { openMemoryStorage } from '../data/storage';
import type { Ledger, LedgerProcess } from '../ledger/ledger';
import { patchesIn } from './patches';
import { startUnits, type Units, type UnitsOptions } from './start-units';

/** A follower as its network's options have it; the lag may change while it runs. */
export interface FollowerOptions {
  /** The time by which it learns of messages late. */
  lagMs: number;
}

/** Units that compute the messages of another ledger some time later. Nothing is to be posted to them. */
export interface Follower extends Units {
  ledger: Ledger;
}

/** The pause between two looks at the ledger, in milliseconds. */
const lookEveryMs = 100;

/** Starts units on a ledger of their own that follows another one, late. */
export async function startFollower(options: UnitsOptions, follower: FollowerOptions): Promise<Follower> {
  const { storage: source, now, report } = options;
  const own = { ...(await openMemoryStorage({ report })), keyring: source.keyring };
  const { ledger } = own;
  const units = await startUnits({ ...options, storage: own });
  let isStopped = false;

  async function follow({ id, messages }: LedgerProcess): Promise<void> {
    const known = ledger.process(id)?.messages.length ?? 0;
    for (const message of messages.slice(known)) {
      if (isStopped || message.assignment.timestamp > now() - follower.lagMs) return;
      const item = await source.ledger.readItem(message);
      const { message: followed, durable } = ledger.assign(item, message.assignment);
      await units.compute.evaluate(followed, durable, (result) =>
        ledger.keepResult(followed, result, 0, [...patchesIn(result).keys()]),
      );
    }
  }

  const following = (async () => {
    while (!isStopped) {
      for (const process of source.ledger.processes()) await follow(process);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  })().catch((reason: unknown) => {
    if (!isStopped) report(`A follower stopped: ${String(reason)}`);
  });
  return {
    ...units,
    ledger,
    stop: async () => {
      isStopped = true;
      await following;
      await units.stop();
      await own.close();
    },
  };
}
