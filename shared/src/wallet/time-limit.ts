import { AppError } from '../errors';

/** How long a wallet may take to answer, and how long if its user must approve first (docs/product.md 9.35, 9.36). */
export const answerTimeoutMs = 30_000;
export const approvalTimeoutMs = 300_000;

/**
 * The outcome of a request, or its end when the wallet has gone without a word.
 * @throws AppError `wallet.request-timeout` ('{action} timeout')
 */
export function withinTime<T>(request: Promise<T>, action: string, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () =>
      reject(new AppError('wallet.request-timeout', { params: { action }, retryable: true }));
    const timer = setTimeout(expire, timeoutMs);
    request.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
