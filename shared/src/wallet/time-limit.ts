import { AppError } from '../errors';
import { within } from '../waiting';

/** How long a wallet may take to answer, and how long if its user must approve first (docs/product.md 9.35, 9.36). */
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
