/** The time between the beginnings of two reads: six of them in any 60 seconds with both ends, and three seconds to spare. */
export const readsApartMs = 10_500;

/** After failures, a read waits for at most this multiple of the normal wait. */
const maxWaits = 8;

/**
 * Takes turns, one after another, until it is stopped: at least `apartMs` lie between the beginnings of two of them, and
 * before the first, so that restarts make no more of them. After failures in a row the turns become rarer.
 * @param turn never overlaps another one; its rejection is a failure
 * @param apartMs time between the beginnings of two turns, in milliseconds
 * @returns its undo
 */
export function takePacedTurns(turn: () => Promise<void>, apartMs = readsApartMs): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  const wait = (sinceMs: number) => {
    const betweenMs = Math.min(2 ** failures, maxWaits) * apartMs;
    if (!isStopped) timer = setTimeout(run, Math.max(0, sinceMs + betweenMs - performance.now()));
  };
  const run = async () => {
    const beganMs = performance.now();
    try {
      await turn();
      failures = 0;
    } catch {
      failures += 1;
    }
    wait(beganMs);
  };
  wait(performance.now());
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
