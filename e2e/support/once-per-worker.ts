/** Undoes, at the end of a worker, what its tests shared. */
export interface WorkerEnd {
  add(undo: () => unknown): void;
}

/**
 * Returns a function that makes something for the first test of a worker that needs it, and gives it to each further one.
 * A worker fixture of some tests alone would do so too, but Playwright ends a worker, with its browser and its local network,
 * wherever the next file has other worker fixtures than the last.
 * @param make gets what the tests have as fixtures
 */
export function oncePerWorker<Needs, Made>(
  make: (needs: Needs) => Promise<Made>,
): (needs: Needs) => Promise<Made> {
  let made: Promise<Made> | undefined;
  return (needs) => {
    made ??= make(needs);
    return made;
  };
}
