import { hasCode } from '@rainbow-rabbit/shared/errors';

/** The times that the requests of honest clients take, by kind. */
export class Latencies {
  readonly #all = new Map<string, number[]>();
  #timeouts = 0;

  /** Number of requests that were made again, since the client's patience ended on a busy machine. */
  get timeouts(): number {
    return this.#timeouts;
  }

  /** Notes the time that work takes. A request that timed out is made again: it was not refused. */
  async of<T>(kind: string, work: (attempt: number) => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await this.#patiently(work);
    const times = this.#all.get(kind) ?? [];
    times.push(performance.now() - start);
    this.#all.set(kind, times);
    return result;
  }

  async #patiently<T>(work: (attempt: number) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work(attempt);
      } catch (reason) {
        if (!hasCode(reason, 'ao.timeout') && !hasCode(reason, 'http.timeout')) throw reason;
        this.#timeouts += 1;
      }
    }
  }

  /** One line for each kind: number, median, 95th percentile and largest, in ms. */
  lines(): string[] {
    return [...this.#all].map(([kind, times]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
      return `${kind}: ${sorted.length}, median ${at(0.5)} ms, 95% ${at(0.95)} ms, largest ${at(1)} ms`;
    });
  }
}
