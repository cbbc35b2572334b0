import { performance } from 'node:perf_hooks';

/** The times of messages that were sent side by side. */
export interface Rush {
  /** Time of the whole by the number of messages, in milliseconds. */
  perMessageMs: number;
  /** Time from sending to the reply that nine in ten keep to, in milliseconds. */
  slowMs: number;
}

/** Does something for each of a list, with so many at once, and measures it. The results are in the list's order. */
export async function rush<Item, Result>(
  items: readonly Item[],
  width: number,
  act: (item: Item, index: number) => Promise<Result>,
): Promise<{ results: Result[]; times: Rush }> {
  const results = new Array<Result>(items.length);
  const latencies: number[] = [];
  const waiting = items.entries();
  const start = performance.now();
  const work = async () => {
    for (const [index, item] of waiting) {
      const sent = performance.now();
      results[index] = await act(item, index);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  const all = performance.now() - start;
  latencies.sort((a, b) => a - b);
  const slowMs = latencies[Math.floor(latencies.length * 0.9)] ?? Number.NaN;
  return { results, times: { perMessageMs: all / items.length, slowMs } };
}
