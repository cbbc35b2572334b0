/** A promise with its ends in hand (`Promise.withResolvers` is too new for older phones). */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined;
  let reject: Deferred<T>['reject'] = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/**
 * What a promise gives, unless something else is given up before.
 * @throws the signal's reason as soon as it is aborted
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: outcome, resolve, reject } = deferred<T>();
  const giveUp = () => reject(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  promise.then(resolve, reject);
  return outcome.finally(() => signal.removeEventListener('abort', giveUp));
}

/**
 * What a promise gives within a time.
 * @param onLate makes the error for when it takes longer
 */
export function within<T>(promise: Promise<T>, timeoutMs: number, onLate: () => Error): Promise<T> {
  const { promise: outcome, resolve, reject } = deferred<T>();
  const timer = setTimeout(() => reject(onLate()), timeoutMs);
  promise.then(resolve, reject);
  return outcome.finally(() => clearTimeout(timer));
}
