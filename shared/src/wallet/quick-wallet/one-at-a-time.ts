/**
 * Runs a task while no other tab of this app runs one under the same name. Browsers without Web Locks, which can't
 * run the rest of the app, run it at once.
 */
export async function oneTabAtATime<T>(
  locks: LockManager | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  return locks ? await locks.request(name, task) : await task();
}
