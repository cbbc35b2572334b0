import { AppError } from '@rainbow-rabbit/shared/errors';
import { createCapture } from './capture-frame';
import type { Decoder } from './decoder';
import type { DecoderFiles } from './decoder-files';
import { openPicture } from './open-picture';

/**
 * The number of consecutive failed frames after which the worker is given up: some graphics drivers never
 * hand out theirs.
 */
const patience = 5;

/** Returns nothing if this scanner has no WebAssembly, or it can't be loaded. */
const webAssemblyOf = async (files: DecoderFiles): Promise<ArrayBuffer | undefined> =>
  files.webAssembly?.().catch(() => undefined);

/**
 * Starts the decoder that works off the page's thread.
 * Rejects with `scan.not-loaded` where its script can't be loaded, isn't what was released, or may not run.
 */
export async function openWorkerDecoder(files: DecoderFiles): Promise<Decoder> {
  const worker = await files.start();
  await worker.started;
  // Until the strong decoder is there, and without it, the small one reads alone.
  void webAssemblyOf(files)
    .then((wasm) => worker.ask({ kind: 'load', wasm }, wasm ? [wasm] : []))
    .catch(() => undefined);
  let capture: { video: HTMLVideoElement; take: ReturnType<typeof createCapture> } | undefined;
  let failures = 0;
  return {
    async readFrame(video) {
      if (capture?.video !== video) capture = { video, take: createCapture(video) };
      const taken = capture.take();
      if (!taken) return undefined;
      const box = { width: video.clientWidth, height: video.clientHeight };
      const answer = await worker.ask({ kind: 'frame', frame: taken.frame, box }, taken.transfer);
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
