import { AppError } from '../errors';

/**
 * A wallet's code once it is there. A load that failed is tried anew the next time.
 * @throws AppError `wallet.load-failed`
 */
export async function walletCode<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AppError('wallet.load-failed', { cause, retryable: true });
  }
}
