import { AppError, isAppError } from '../../errors';

/** Wander refuses with plain texts, all of which call the request cancelled; there is no code to go by. */
const refusal = /cancell?ed/i;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the app's error for a failure of the extension: `wallet.declined`, or `wallet.failed` with the cause. */
export function walletErrorOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (refusal.test(textOf(error))) return new AppError('wallet.declined');
  return new AppError('wallet.failed', { cause: error, retryable: true });
}
