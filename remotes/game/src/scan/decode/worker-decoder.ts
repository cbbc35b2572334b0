import { AppError } from '@rainbow-rabbit/shared/errors';
import { createCapture } from './capture-frame';
import type { Decoder } from './decoder';
import { openPicture } from './open-picture';
import type { DecodeReply, DecodeRequest } from './worker-messages';

/** How long the worker's script may take to arrive and start. */
const startTimeoutMs = 8000;

/** A request before it has its number. */
type Question = DecodeRequest extends infer R ? (R extends DecodeRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve: (text: string | undefined) => void;
  reject: (error: AppError) => void;
}

/** Where the folder of this area's entry is: known to the bundler only at run time. */
declare const __webpack_public_path__: string;

const startWorker = () => new Worker(`${__webpack_public_path__}decode-worker.js`);

/** Settles when the worker's script runs. */
function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('scan.not-loaded', { retryable: true })),
      startTimeoutMs,
    );
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    worker.addEventListener('message', settle(resolve), { once: true });
    worker.addEventListener(
      'error',
      settle(() => reject(new AppError('scan.not-loaded', { retryable: true }))),
      { once: true },
    );
  });
}

/**
 * Starts the decoder that works off the page's thread.
 * Rejects with `scan.not-loaded` where its script doesn't come or may not run, such as from another origin.
 */
export async function openWorkerDecoder(start: () => Worker = startWorker): Promise<Decoder> {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const ask = (question: Question, transfer: Transferable[]) =>
    new Promise<string | undefined>((resolve, reject) => {
      const id = asked++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id }, transfer);
    });
  const giveUp = () => {
    for (const { reject } of waiting.values()) reject(new AppError('scan.not-loaded', { retryable: true }));
    waiting.clear();
  };
  const settle = ({ data: reply }: MessageEvent<DecodeReply>) => {
    if (reply.kind === 'ready') return;
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'read') answer?.resolve(reply.text);
    else answer?.reject(new AppError('scan.not-loaded', { retryable: true }));
  };
  worker.addEventListener('message', settle);
  worker.addEventListener('error', (event) => {
    event.preventDefault(); // The browser would print it; whoever waits is told instead.
    giveUp();
  });

  try {
    await started(worker);
  } catch (error) {
    worker.terminate();
    throw error;
  }

  let capture: { video: HTMLVideoElement; take: ReturnType<typeof createCapture> } | undefined;
  return {
    async readFrame(video, turn) {
      if (capture?.video !== video) capture = { video, take: createCapture(video) };
      const taken = capture.take();
      return taken && ask({ kind: 'frame', turn, frame: taken.frame }, taken.transfer);
    },
    async readPhoto(photo) {
      const picture = await openPicture(photo);
      return ask({ kind: 'picture', picture }, [picture]);
    },
    close() {
      worker.terminate();
      giveUp();
    },
  };
}
