import { Refusal } from '../http/refusal';

/** Questions that may wait for one process: of one address, and of all. */
const maxOfAddress = 256;
const maxOfAll = 2048;

interface Waiting {
  run: () => Promise<void>;
}

/**
 * The questions to one process. One is answered at a time, so that a message waits for one question at most, and
 * addresses take turns, so that nobody's questions wait behind all those of another.
 */
export class QuestionQueue {
  readonly #byAddress = new Map<string, Waiting[]>();
  #waiting = 0;
  #isRunning = false;

  get isEmpty(): boolean {
    return this.#waiting === 0 && !this.#isRunning;
  }

  /** Runs a question when it is its turn. @throws Refusal 429 when too many of that address are waiting, 503 when too many of all are */
  async ask<T>(address: string, run: () => Promise<T>): Promise<T> {
    const queue = this.#byAddress.get(address) ?? [];
    if (queue.length >= maxOfAddress) {
      throw new Refusal(429, 'dry-run.too-many', 'Too many of your questions to this process are waiting.');
    }
    if (this.#waiting >= maxOfAll) {
      throw new Refusal(503, 'dry-run.busy', 'Too many questions to this process are waiting.');
    }
    return await new Promise<T>((resolve, reject) => {
      queue.push({ run: () => run().then(resolve, reject) });
      this.#byAddress.set(address, queue);
      this.#waiting += 1;
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next; next = this.#next()) await next.run();
    this.#isRunning = false;
  }

  /** Takes the oldest question of the address that had its last turn longest ago. */
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
