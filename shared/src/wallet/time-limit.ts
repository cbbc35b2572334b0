import { AppError } from '../errors';
import { within } from '../waiting';

/** The time limits for a wallet's answer, without and with its user's approval (docs/product 9.35, 9.36). */
export const answerTimeoutMs = 30_000;
export const approvalTimeoutMs = 300_000;

/**
 * Resolves to the outcome of a request to a wallet.
 * @throws AppError `wallet.request-timeout` ('{action} timeout') when the wallet doesn't answer in time
 */
export function answerWithin<T>(request: Promise<T>, action: string, timeoutMs: number): Promise<T> {
  return within(request, timeoutMs, () => {
    throw new AppError('wallet.request-timeout', { params: { action }, retryable: true });
  });
}
