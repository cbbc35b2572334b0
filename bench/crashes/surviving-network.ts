import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { type NetworkProcess, runNetwork } from '../../localnet/src/testing/network-process';

/** Turns of the event loop between the decision to kill a network and the kill, at most. */
const mostTurns = 200;
const mostTornBytes = 40;

/** A local network that is killed and started again on its data, and all that it acknowledged. */
export class SurvivingNetwork {
  readonly #folder: string;
  readonly #random: SeededRandom;
  readonly #acknowledged = new Set<TxId>();
  readonly #results = new Map<TxId, string>();
  #network: NetworkProcess;
  #client: AoClient;
  /** Ends what waits for a network that is killed. */
  #gone = new AbortController();
  #reviving: Promise<void> = Promise.resolve();
  kills = 0;

  private constructor(network: NetworkProcess, folder: string, random: SeededRandom) {
    this.#network = network;
    this.#client = clientOf(network);
    this.#folder = folder;
    this.#random = random;
  }

  /** Starts a network without an event on a data folder. */
  static async start(folder: string, random: SeededRandom): Promise<SurvivingNetwork> {
    return new SurvivingNetwork(await run(folder), folder, random);
  }

  get url(): string {
    return this.#network.url;
  }

  /** Number of messages that were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Reaches the network as it runs now, and notes what it acknowledges and which results it gives. */
  readonly ao: AoClient = {
    sign: (message, signer) => this.#client.sign(message, signer, this.#gone.signal),
    known: (process, id) => this.#client.known(process, id, this.#gone.signal),
    post: async (message) => {
      const id = await this.#client.post(message, this.#gone.signal);
      this.#acknowledged.add(id);
      return id;
    },
    result: async (process, id) => {
      const result = await this.#client.result(process, id, this.#gone.signal);
      this.#results.set(id, JSON.stringify(result));
      return result;
    },
    read: (message, options) => this.#client.read(message, { ...options, signal: this.#gone.signal }),
  };

  /** Kills the network after a few turns of the event loop, and starts it again, often behind a torn tail of its ledger. */
  kill(): Promise<void> {
    this.#reviving = this.#reviving.then(() => this.#revive());
    return this.#reviving;
  }

  /** Waits for the end of a restart, if there is one. */
  alive(): Promise<void> {
    return this.#reviving;
  }

  /**
   * Returns what is gone of all that was acknowledged, what is there twice, and which results are others now.
   * @param log ids of the messages in the log of the process
   */
  async losses(process: ProcessId, log: readonly string[]): Promise<string[]> {
    const counts = new Map<string, number>();
    for (const id of log) counts.set(id, (counts.get(id) ?? 0) + 1);
    const lost = [...this.#acknowledged].filter((id) => !counts.has(id)).map((id) => `${id} is lost`);
    const doubled = [...counts].filter(([, count]) => count > 1).map(([id]) => `${id} is there twice`);
    const changed: string[] = [];
    for (const [id, result] of this.#results) {
      const now = JSON.stringify(await this.#client.result(process, id));
      if (now !== result) changed.push(`${id} has another result`);
    }
    return [...lost, ...doubled, ...changed];
  }

  async stop(): Promise<void> {
    await this.alive();
    await this.#network.end('SIGTERM');
  }

  async #revive(): Promise<void> {
    for (let turns = this.#random.upTo(mostTurns); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
    await this.#network.end('SIGKILL');
    this.kills += 1;
    this.#gone.abort();
    this.#gone = new AbortController();
    const torn = Buffer.alloc(this.#random.upTo(mostTornBytes), this.#random.upTo(256));
    if (this.#random.chance(0.5)) await appendFile(join(this.#folder, 'ledger.log'), torn);
    this.#network = await run(this.#folder);
    this.#client = clientOf(this.#network);
  }
}

const run = (folder: string) => runNetwork('--bare', '--data', folder);

const clientOf = ({ url }: NetworkProcess) =>
  createAoClient({ ao: { mode: 'legacy', mu: new URL('mu', url).href, cu: new URL('cu', url).href } });
