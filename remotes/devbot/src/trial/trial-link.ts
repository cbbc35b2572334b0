import { fetchGenuine } from '@rainbow-rabbit/parts/scanner/genuine-file';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { TrialAnswer, TrialRequest } from './worker-messages';

/** A worker that holds a process, as the page reaches it. */
export interface TrialLink {
  /**
   * Asks the worker; one request at a time.
   * @param limitMs the longest time without an answer or progress, after which the worker has to be ended
   * @throws AppError `trial.too-long`, `trial.ended`
   */
  ask<Kind extends TrialAnswer['kind']>(
    request: TrialRequest,
    kind: Kind,
    limitMs: number,
    onProgress?: (done: number) => void,
  ): Promise<Extract<TrialAnswer, { kind: Kind }>>;
  end(): void;
}

/** The time within which the worker's script has to come. */
const scriptTimeoutMs = 20_000;

/**
 * Fetches the worker's script, which is what was released, and returns what starts a worker with it.
 * @throws AppError `trial.not-loaded`
 */
export async function loadTrialWorker(): Promise<() => TrialLink> {
  const code = await fetchGenuine('trial-worker.js', AbortSignal.timeout(scriptTimeoutMs)).catch(
    (cause: unknown) => {
      throw new AppError('trial.not-loaded', { cause, retryable: true });
    },
  );
  return () => {
    // From memory: by its address, the browser would fetch it again, unchecked.
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(url);
    for (const event of ['message', 'error']) {
      worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
    }
    return linkTo(worker);
  };
}

/** The part of a worker that a link needs. */
export type TrialWorker = Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'
>;

/** Connects the page to a worker. */
export function linkTo(worker: TrialWorker): TrialLink {
  let giveUp: ((error: AppError) => void) | undefined;
  return {
    ask: (request, kind, limitMs, onProgress) =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const settle = (act: () => void) => {
          clearTimeout(timer);
          worker.removeEventListener('message', onMessage);
          worker.removeEventListener('error', onError);
          giveUp = undefined;
          act();
        };
        const fail = (error: AppError) => settle(() => reject(error));
        const waitOn = () => {
          clearTimeout(timer);
          timer = setTimeout(() => fail(new AppError('trial.too-long')), limitMs);
        };
        const onMessage = (event: Event) => {
          const { data: answer } = event as MessageEvent<TrialAnswer>;
          if (answer.kind === 'progress') {
            waitOn();
            onProgress?.(answer.done);
          } else if (isOfKind(answer, kind)) settle(() => resolve(answer));
          else fail(new AppError('trial.ended', { cause: answer, retryable: true }));
        };
        const onError = (event: Event) => {
          event.preventDefault(); // Otherwise the browser prints it; here the page says so.
          fail(new AppError('trial.ended', { retryable: true }));
        };
        giveUp = fail;
        worker.addEventListener('message', onMessage);
        worker.addEventListener('error', onError);
        waitOn();
        worker.postMessage(request);
      }),
    end: () => {
      worker.terminate();
      giveUp?.(new AppError('trial.ended', { retryable: true }));
    },
  };
}

function isOfKind<Kind extends TrialAnswer['kind']>(
  answer: TrialAnswer,
  kind: Kind,
): answer is Extract<TrialAnswer, { kind: Kind }> {
  return answer.kind === kind;
}
