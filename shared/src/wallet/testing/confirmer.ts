import { AppError } from '../../errors';
import type { ConfirmDispatch } from '../dispatched';

/** Confirms whatever a wallet says it sent, until the test has it find something else at the gateway. */
export function makeTestConfirmer(): { confirm: ConfirmDispatch; refuse: () => void } {
  let isOther = false;
  return {
    confirm: async (id) => {
      if (isOther) throw new AppError('wallet.dispatch-differs', { params: { part: 'target', id } });
    },
    refuse: () => {
      isOther = true;
    },
  };
}
