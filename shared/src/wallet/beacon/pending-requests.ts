import { AppError } from '../../errors';
import {
  approvalTimeoutMs,
  type BeaconAction,
  declinedAnswer,
  needsApproval,
  requestTimeoutMs,
} from './protocol';

interface Pending {
  action: BeaconAction;
  resolve: (data: unknown) => void;
  reject: (error: AppError) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The requests that wait for the wallet's answer; each ends exactly once: answered, declined, timed out or rejected. */
export class PendingRequests {
  readonly #byCorrelation = new Map<string, Pending>();

  /**
   * Waits for the answer with a correlation id.
   * @throws AppError `wallet.request-timeout` ('{action} timeout'), `wallet.declined`, or what `rejectAll` is given
   */
  add(correlation: string, action: BeaconAction): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const expire = () =>
        this.reject(
          correlation,
          new AppError('wallet.request-timeout', { params: { action }, retryable: true }),
        );
      const timer = setTimeout(expire, needsApproval(action) ? approvalTimeoutMs : requestTimeoutMs);
      this.#byCorrelation.set(correlation, { action, resolve, reject, timer });
    });
  }

  /** Settles one request with the wallet's data; answers to nothing, or a second time, change nothing. */
  answer(correlation: string, data: unknown): void {
    const pending = this.#take(correlation);
    if (!pending) return;
    if (data === declinedAnswer) pending.reject(new AppError('wallet.declined'));
    else pending.resolve(data);
  }

  reject(correlation: string, error: AppError): void {
    this.#take(correlation)?.reject(error);
  }

  rejectAll(error: AppError): void {
    for (const correlation of [...this.#byCorrelation.keys()]) this.reject(correlation, error);
  }

  #take(correlation: string): Pending | undefined {
    const pending = this.#byCorrelation.get(correlation);
    if (!pending) return undefined;
    clearTimeout(pending.timer);
    this.#byCorrelation.delete(correlation);
    return pending;
  }
}
