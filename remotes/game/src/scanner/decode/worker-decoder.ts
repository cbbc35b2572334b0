import { AppError } from '@rainbow-rabbit/shared/errors';
import { createCapture } from './capture-frame';
import type { Decoder } from './decoder';
import { openPicture } from './open-picture';
import { callWorker } from './worker-calls';

/** After so many frames in a row that the worker can't look at, it never will: some graphics keep theirs back. */
const patience = 5;

/** Where the folder of this area's entry is: known to the bundler only at run time. */
declare const __webpack_public_path__: string;

const startWorker = () => new Worker(`${__webpack_public_path__}decode-worker.js`);

/**
 * Starts the decoder that works off the page's thread.
 * Rejects with `scan.not-loaded` where its script doesn't come or may not run, such as from another origin.
 */
export async function openWorkerDecoder(start: () => Worker = startWorker): Promise<Decoder> {
  const worker = callWorker(start());
  await worker.started;
  let capture: { video: HTMLVideoElement; take: ReturnType<typeof createCapture> } | undefined;
  let failures = 0;
  return {
    async readFrame(video, turn) {
      if (capture?.video !== video) capture = { video, take: createCapture(video) };
      const taken = capture.take();
      if (!taken) return undefined;
      const answer = await worker.ask({ kind: 'frame', turn, frame: taken.frame }, taken.transfer);
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
