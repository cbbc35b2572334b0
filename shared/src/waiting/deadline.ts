/** The reason why an operation was aborted before its end. */
type GivenUp = 'timeout' | 'aborted';

interface DeadlineParams {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Runs an operation under one signal for both a time limit and the caller's own signal. No listener or timer
 * outlives the operation.
 * @param operation gets the signal, and a function that returns why the operation was given up, if it was
 */
export async function withDeadline<T>(
  { timeoutMs, signal: outer }: DeadlineParams,
  operation: (signal: AbortSignal, givenUp: () => GivenUp | undefined) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let reason: GivenUp | undefined;
  const giveUp = (why: GivenUp) => {
    reason ??= why;
    controller.abort();
  };
  const abort = () => giveUp('aborted');
  const timer = setTimeout(() => giveUp('timeout'), timeoutMs);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  try {
    return await operation(controller.signal, () => reason);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
