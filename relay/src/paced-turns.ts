/** The time between the end of a read and the beginning of the next: five a minute, six in 60 seconds with both ends. */
const readsApartMs = 12_000;

/** After failures, a read waits for up to so many times `readsApartMs`. */
const maxWaits = 8;

/**
 * Takes turns, one after another, until it is stopped: `readsApartMs` lie between two of them, and before the first, so
 * that restarts make no more of them. After failures in a row the turns become rarer.
 * @param turn never overlaps another one; its rejection is a failure
 * @returns its undo
 */
export function takePacedTurns(turn: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  const wait = () => {
    if (!isStopped) timer = setTimeout(run, Math.min(2 ** failures, maxWaits) * readsApartMs);
  };
  const run = async () => {
    try {
      await turn();
      failures = 0;
    } catch {
      failures += 1;
    }
    wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
