import { performance } from 'node:perf_hooks';

/** Runs once and returns the milliseconds it took. */
export async function msOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
