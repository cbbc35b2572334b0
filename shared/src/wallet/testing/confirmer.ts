import { AppError } from '../../errors';
import type { ConfirmDispatch } from '../dispatched';
import { dispatchedId } from '../dispatched-id';

/** Confirms whatever a wallet says it sent, until the test has it find something else at the gateway. */
export function makeTestConfirmer(): { confirm: ConfirmDispatch; refuse: () => void } {
  let isOther = false;
  return {
    confirm: async (answer) => {
      const id = dispatchedId(answer);
      if (isOther) throw new AppError('wallet.dispatch-differs', { params: { part: 'target', id } });
      return id;
    },
    refuse: () => {
      isOther = true;
    },
  };
}
