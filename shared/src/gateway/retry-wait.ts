/** The wait before a failed request is tried again, less up to 30 % (docs/product 9.21). */
const retryWaitMs = 40_000;
const maxReduction = 0.3;

/** Returns a wait before trying again, shortened by chance so that not all clients come back at once. */
export function retryWait(random: () => number): number {
  return retryWaitMs * (1 - random() * maxReduction);
}

/** Waits. Resolves at once when the signal is aborted. */
export function waitUnlessAborted(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
