import { AppError } from '../../errors';
import { answerTimeoutMs, approvalTimeoutMs } from '../time-limit';
import { type BeaconRequest, declinedAnswer, needsApproval } from './protocol';

interface Pending {
  request: BeaconRequest;
  resolve: (data: unknown) => void;
  reject: (error: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
  /** True once it was sent again for a wallet that came back. */
  isRepeated: boolean;
}

/**
 * The requests that wait for the wallet's answer; each ends exactly once: answered, declined, timed out or
 * rejected.
 */
export class BeaconRequests {
  readonly #byCorrelation = new Map<string, Pending>();

  /**
   * Waits for the answer to a request.
   * @throws AppError `wallet.request-timeout` ('{action} timeout'), `wallet.declined`, or the error it is rejected
   * with
   */
  add(request: BeaconRequest): Promise<unknown> {
    const { action, correlationData } = request;
    return new Promise((resolve, reject) => {
      const expire = () =>
        this.reject(
          correlationData,
          new AppError('wallet.request-timeout', { params: { action }, retryable: true }),
        );
      const timer = setTimeout(expire, needsApproval(action) ? approvalTimeoutMs : answerTimeoutMs);
      this.#byCorrelation.set(correlationData, { request, resolve, reject, timer, isRepeated: false });
    });
  }

  /** Settles one request with the wallet's data; answers to nothing, or a second time, change nothing. */
  answer(correlation: string, data: unknown): void {
    const pending = this.#take(correlation);
    if (!pending) return;
    if (data === declinedAnswer) pending.reject(new AppError('wallet.declined'));
    else pending.resolve(data);
  }

  /** The requests that may be sent twice because they need no approval. */
  repeatable(): readonly BeaconRequest[] {
    return [...this.#byCorrelation.values()]
      .map(({ request }) => request)
      .filter(({ action }) => !needsApproval(action));
  }

  /**
   * Returns the requests that a wallet may have missed while its phone slept, each once. What the wallet sends by
   * itself is left out: approved twice, it would be sent twice.
   */
  missed(): readonly BeaconRequest[] {
    const missed = [...this.#byCorrelation.values()].filter(
      ({ isRepeated, request }) => !isRepeated && request.action !== 'dispatch',
    );
    return missed.map((pending) => {
      pending.isRepeated = true;
      return pending.request;
    });
  }

  reject(correlation: string, error: unknown): void {
    this.#take(correlation)?.reject(error);
  }

  rejectAll(error: unknown): void {
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
