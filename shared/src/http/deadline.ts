/** Why an operation was given up before it ended. */
export type GivenUp = 'timeout' | 'aborted';

export interface DeadlineParams {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Runs an operation under one signal that stands for both a time limit and the caller's own signal, for as long as
 * the operation lasts: nothing keeps listening or ticking after it.
 * @param operation gets the signal, and a question to ask when it failed: was it given up, and why
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
