import { AppError, isAppError } from '../errors';
import { withDeadline } from '../waiting';
import { isNotFound } from './is-not-found';
import type { AoResult } from './types';

export interface AwaitResultParams {
  ask: (signal: AbortSignal) => Promise<AoResult>;
  timeoutMs: number;
  /** Wait before the second try; it doubles up to eight times as long. */
  pauseMs: number;
  signal?: AbortSignal;
}

/** A unit that can't be reached may be back soon, and a unit that answers 404 hasn't heard of the message yet. */
const mayComeLater = (error: unknown) => isNotFound(error) || (isAppError(error) && error.retryable);

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/**
 * Asks for a result until it is there.
 * @throws AppError `ao.timeout` when the time is over (its cause: the last refusal), `ao.aborted`, or the unit's
 *   refusal when waiting can't help
 */
export function awaitResult({ ask, timeoutMs, pauseMs, signal }: AwaitResultParams): Promise<AoResult> {
  return withDeadline({ timeoutMs, signal }, async (deadline, givenUp) => {
    const askFrom = async (pauseBeforeNextMs: number): Promise<AoResult> => {
      try {
        return await ask(deadline);
      } catch (error) {
        const why = givenUp();
        if (why) throw new AppError(`ao.${why}`, { cause: error, retryable: why === 'timeout' });
        if (!mayComeLater(error)) throw error;
      }
      await pauseFor(pauseBeforeNextMs, deadline);
      return askFrom(Math.min(pauseBeforeNextMs * 2, pauseMs * 8));
    };
    return askFrom(pauseMs);
  });
}
