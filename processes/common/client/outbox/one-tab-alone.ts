/**
 * Runs a task while no other tab of this app runs one under the same name. Where there are no Web Locks, as
 * in Node, it runs at once.
 */
export async function oneTabAlone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  return locks ? await locks.request(name, task) : await task();
}
