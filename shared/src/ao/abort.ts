import { AppError } from '../errors';

const aborted = () => new AppError('ao.aborted');

/** @throws AppError `ao.aborted` */
export function assertGoesOn(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted();
}

/**
 * Stops waiting when the signal says so, without stopping what is waited for: others may wait for it too.
 * @throws AppError `ao.aborted`
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(aborted());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
