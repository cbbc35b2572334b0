import { AppError } from '../../errors';
import type { PairingScreen } from './pairing-screen';

/** Runs requests that the user must approve on the other phone, and shows the wait and its outcome. */
export interface Approvals {
  /** @throws AppError `wallet.approval-canceled` once its user stopped waiting here, and the errors of `act` */
  run: <T>(act: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Lets what is pending end unseen, as something else is shown by now. */
  hide: () => void;
}

interface Batch {
  off: AbortController;
  pending: number;
}

/** Closing the modal stops the wait for all that is pending; only the end of the last one is shown. */
export function createApprovals(screen: PairingScreen): Approvals {
  const newBatch = (): Batch => ({ off: new AbortController(), pending: 0 });
  let current = newBatch();

  const hide = () => {
    current = newBatch();
  };
  const cancel = () => {
    const { off } = current;
    hide();
    screen.show(undefined);
    off.abort(new AppError('wallet.approval-canceled', { retryable: true }));
  };
  const settle = (batch: Batch, outcome: 'success' | 'failure') => {
    batch.pending -= 1;
    if (batch === current && batch.pending === 0) screen.showStatus(outcome);
  };

  return {
    hide,
    run: async (act) => {
      const batch = current;
      batch.pending += 1;
      screen.show({ step: 'approval', cancel });
      try {
        const result = await act(batch.off.signal);
        settle(batch, 'success');
        return result;
      } catch (error) {
        settle(batch, 'failure');
        throw error;
      }
    },
  };
}
