import { AppError } from '../errors';
import type { AskingOptions } from './connector';

/**
 * Rejects a request that must show nothing, for wallets that always show something.
 * @throws AppError `wallet.approval-needed`
 */
export function assertMayAsk({ isUnasked = false }: AskingOptions = {}): void {
  if (isUnasked) throw new AppError('wallet.approval-needed');
}
