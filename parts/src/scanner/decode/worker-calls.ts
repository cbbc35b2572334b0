import { AppError } from '@rainbow-rabbit/shared/errors';
import { type DecodeReply, type DecodeRequest, startId } from './worker-messages';

/** The time within which the worker's script has to load and start. */
const startTimeoutMs = 8000;

/** A request without its number. */
type Question = DecodeRequest extends infer R ? (R extends DecodeRequest ? Omit<R, 'id'> : never) : never;

/** Requests of the page to its decoding worker, and their replies. */
export interface WorkerCalls {
  /** Settles when the worker's script runs. Rejects with `scan.not-loaded` when it can't be loaded. */
  started: Promise<void>;
  /** Sends one request. Rejects with `scan.not-loaded` when the worker ends before it replies. */
  ask(question: Question, transfer: Transferable[]): Promise<DecodeReply>;
  /** Ends the worker. */
  end(): void;
}

/** Connects to a worker that has just been started. */
export function callWorker(worker: Worker): WorkerCalls {
  const waiting = new Map<
    number,
    { resolve: (reply: DecodeReply) => void; reject: (error: AppError) => void }
  >();
  let lastId = startId;

  const replyTo = (id: number) =>
    new Promise<DecodeReply>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const end = () => {
    clearTimeout(timer);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new AppError('scan.not-loaded', { retryable: true }));
    waiting.clear();
  };
  const timer = setTimeout(end, startTimeoutMs);

  worker.addEventListener('message', ({ data: reply }: MessageEvent<DecodeReply>) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault(); // Otherwise the browser prints the error; here it rejects the waiting requests.
    end();
  });

  return {
    started: replyTo(startId).then(() => clearTimeout(timer)),
    ask(question, transfer) {
      lastId += 1;
      worker.postMessage({ ...question, id: lastId }, transfer);
      return replyTo(lastId);
    },
    end,
  };
}
