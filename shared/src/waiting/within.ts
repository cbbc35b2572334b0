/**
 * Resolves to the outcome of some work, or to another one when the time is over. The work itself goes on: its owner must
 * stop it, if it can be stopped.
 * @param onLate returns the other outcome, or throws
 */
export function within<T>(work: Promise<T>, timeoutMs: number, onLate: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = async () => onLate();
    const timer = setTimeout(() => resolve(expire()), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
