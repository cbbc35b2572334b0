import type { TransactionLike } from '../../arweave';
import { AppError } from '../../errors';
import type { ConfirmDispatch } from '../dispatched';
import { dispatchedId } from '../dispatched-id';

export interface TestConfirmer {
  confirm: ConfirmDispatch;
  /** The transaction that it was last asked about. */
  sent: () => TransactionLike | undefined;
  refuse: () => void;
}

/** Confirms whatever a wallet says it sent, until the test has it find something else at the gateway. */
export function makeTestConfirmer(): TestConfirmer {
  let isOther = false;
  let asked: TransactionLike | undefined;
  return {
    sent: () => asked,
    confirm: async (answer, transaction) => {
      asked = transaction;
      const id = dispatchedId(answer);
      if (isOther) throw new AppError('wallet.dispatch-differs', { params: { part: 'target', id } });
      return id;
    },
    refuse: () => {
      isOther = true;
    },
  };
}
