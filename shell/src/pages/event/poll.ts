const maxSlowdown = 12;

/** The interval after so many failures in a row: doubled by each, up to twelvefold. */
export function nextWaitMs(everyMs: number, failures: number): number {
  return everyMs * Math.min(2 ** failures, maxSlowdown);
}

/**
 * Attempts something at once and then at intervals while the page can be seen; rarer while it fails, and at once when
 * the page is seen again.
 * @param attempt resolves to whether it succeeded, and never rejects
 * @returns its undo
 */
export function poll(everyMs: number, attempt: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isBusy = false;
  let isStopped = false;

  const run = async () => {
    clearTimeout(timer);
    if (isBusy || document.hidden) return;
    isBusy = true;
    failures = (await attempt()) ? 0 : failures + 1;
    isBusy = false;
    if (!isStopped) timer = setTimeout(run, nextWaitMs(everyMs, failures));
  };

  document.addEventListener('visibilitychange', run);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
