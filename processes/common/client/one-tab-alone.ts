/**
 * Runs a task while no other tab of this app runs one under the same name. A browser without Web Locks runs it at
 * once.
 */
export async function oneTabAlone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? await locks.request(name, task) : await task();
}
