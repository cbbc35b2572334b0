import { AppError } from '@rainbow-rabbit/shared/errors';
import { createCapture } from './capture-frame';
import type { Decoder } from './decoder';
import { openPicture } from './open-picture';
import { callWorker } from './worker-calls';

/**
 * The number of consecutive failed frames after which the worker is given up: some graphics drivers never
 * hand out theirs.
 */
const patience = 5;

/** The folder of this area's entry, which the bundler knows only at run time. */
declare const __webpack_public_path__: string;

/** Starts the script of the decoding worker from the area's own folder. */
export const startDecodeWorker = () => new Worker(`${__webpack_public_path__}decode-worker.js`);

/**
 * Starts the decoder that works off the page's thread.
 * Rejects with `scan.not-loaded` where its script can't be loaded or may not run, such as from another
 * origin.
 */
export async function openWorkerDecoder(start: () => Worker = startDecodeWorker): Promise<Decoder> {
  const worker = callWorker(start());
  await worker.started;
  let capture: { video: HTMLVideoElement; take: ReturnType<typeof createCapture> } | undefined;
  let failures = 0;
  return {
    async readFrame(video) {
      if (capture?.video !== video) capture = { video, take: createCapture(video) };
      const taken = capture.take();
      if (!taken) return undefined;
      const answer = await worker.ask({ kind: 'frame', frame: taken.frame }, taken.transfer);
      failures = answer.kind === 'failed' ? failures + 1 : 0;
      if (failures >= patience) throw new AppError('scan.not-loaded');
      return answer.kind === 'read' ? answer.text : undefined;
    },
    async readPhoto(photo) {
      const picture = await openPicture(photo);
      const answer = await worker.ask({ kind: 'picture', picture }, [picture]);
      if (answer.kind === 'failed') throw new AppError('scan.not-loaded');
      return answer.text;
    },
    close: worker.end,
  };
}
