/** The times that the requests of honest clients take, by kind. */
export class Latencies {
  readonly #all = new Map<string, number[]>();

  /** Notes the time that work takes. */
  async of<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    const times = this.#all.get(kind) ?? [];
    times.push(performance.now() - start);
    this.#all.set(kind, times);
    return result;
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
