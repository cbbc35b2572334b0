/**
 * The outcome of some work, or something else once its time is up. The work itself goes on: what can be stopped
 * must be stopped by its owner.
 */
export function within<T>(timeoutMs: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise()), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
