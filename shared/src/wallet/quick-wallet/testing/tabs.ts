/** A stand-in for the browser's Web Locks, which jsdom lacks: requests for one name run one after the other. */
export function testLocks(): LockManager {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, ...args: unknown[]) => {
    const task = args.at(-1);
    if (typeof task !== 'function') throw new TypeError('a lock needs a task');
    const run = (last.get(name) ?? Promise.resolve()).then(() => task());
    last.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
  return { request, query: () => Promise.resolve({ held: [], pending: [] }) };
}
