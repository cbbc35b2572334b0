import { nextDelayMs } from './reading';

interface PollOptions {
  everyMs: number;
  /** One attempt; resolves to whether it succeeded and never rejects. */
  attempt: () => Promise<boolean>;
}

/**
 * Attempts at once and then at intervals while the page is visible: rarer after failures, and at once
 * when the page is shown again or the network is back.
 * @returns its undo
 */
export function poll({ everyMs, attempt }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isBusy = false;

  const run = async () => {
    clearTimeout(timer);
    if (isBusy || isStopped || document.visibilityState === 'hidden') return;
    isBusy = true;
    failures = (await attempt()) ? 0 : failures + 1;
    isBusy = false;
    if (!isStopped) timer = setTimeout(run, nextDelayMs(everyMs, failures, Math.random()));
  };

  document.addEventListener('visibilitychange', run);
  window.addEventListener('online', run);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('online', run);
  };
}
