/**
 * Resolves to the outcome of some work, or rejects as soon as the signal is aborted. The work itself goes on, because others
 * may wait for it, too.
 * @param onAbort returns the error of the abort. Default: the signal's reason.
 */
export function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  onAbort: () => unknown = () => signal?.reason,
): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(onAbort());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
