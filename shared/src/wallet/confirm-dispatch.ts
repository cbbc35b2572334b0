import type { Address, TransactionLike, TxId } from '../arweave';
import { AppError, isAppError } from '../errors';

/**
 * Makes sure that a wallet sent what it was asked to, by the connected account, and returns the id of that. The wallet's
 * word alone counts for nothing.
 * @param answer the wallet's own answer to the dispatch
 * @throws AppError `wallet.dispatch-differs` with the part that differs, `wallet.dispatch-unconfirmed` when the
 *   gateway doesn't know it in time
 */
export type ConfirmDispatch = (answer: unknown, asked: TransactionLike, address: Address) => Promise<TxId>;

/**
 * Confirms at a gateway; the code for it is loaded when it is needed.
 * @param gateway the URL of the app's gateway
 */
export function confirmerAt(gateway: string): ConfirmDispatch {
  return async (answer, asked, address) => {
    try {
      const { dispatchConfirmer } = await import('./dispatched');
      return await dispatchConfirmer(gateway)(answer, asked, address);
    } catch (cause) {
      throw isAppError(cause) ? cause : new AppError('wallet.dispatch-unconfirmed', { cause });
    }
  };
}
