import { AppError, isAppError } from '../errors';
import type { ConfirmDispatch } from './dispatched';

/**
 * Confirms at a gateway; the code for it is loaded when it is needed.
 * @param gateway the URL of the app's gateway, or of several
 */
export function confirmerAt(gateway: string | readonly string[]): ConfirmDispatch {
  return async (answer, asked, address) => {
    try {
      const { dispatchConfirmer } = await import('./dispatched');
      return await dispatchConfirmer(gateway)(answer, asked, address);
    } catch (cause) {
      throw isAppError(cause) ? cause : new AppError('wallet.dispatch-unconfirmed', { cause });
    }
  };
}
