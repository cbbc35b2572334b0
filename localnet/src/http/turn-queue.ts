import { setImmediate } from 'node:timers/promises';
import { Refusal } from './refusal';

/** Requests that may wait: of one address, and of all. */
const maxOfAddress = 256;
const maxOfAll = 2048;

type Waiting = () => Promise<void>;

/**
 * Requests that need much of something that all share. One is answered at a time, with room for other events before each, and
 * addresses take turns, so that nobody's requests wait behind all those of another.
 */
export class TurnQueue {
  readonly #byAddress = new Map<string, Waiting[]>();
  #waiting = 0;
  #isRunning = false;

  /** @param subject begins the codes of refusals */
  constructor(private readonly subject: string) {}

  get isEmpty(): boolean {
    return this.#waiting === 0 && !this.#isRunning;
  }

  /** Runs a request when it is its turn. @throws Refusal 429 when too many of that address are waiting, 503 when too many of all are */
  async ask<T>(address: string, run: () => T | Promise<T>): Promise<T> {
    const queue = this.#byAddress.get(address) ?? [];
    if (queue.length >= maxOfAddress) {
      throw new Refusal(429, `${this.subject}.too-many`, 'Too many of your requests are waiting.');
    }
    if (this.#waiting >= maxOfAll) {
      throw new Refusal(503, `${this.subject}.busy`, 'Too many requests are waiting.');
    }
    return await new Promise<T>((resolve, reject) => {
      queue.push(() => Promise.resolve().then(run).then(resolve, reject));
      this.#byAddress.set(address, queue);
      this.#waiting += 1;
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting > 0) {
      await setImmediate();
      await this.#next()?.();
    }
    this.#isRunning = false;
  }

  /** Takes the oldest request of the address that had its last turn longest ago. */
  #next(): Waiting | undefined {
    const [turn] = this.#byAddress;
    if (!turn) return undefined;
    const [address, queue] = turn;
    const next = queue.shift();
    this.#byAddress.delete(address);
    if (queue.length > 0) this.#byAddress.set(address, queue);
    this.#waiting -= 1;
    return next;
  }
}
