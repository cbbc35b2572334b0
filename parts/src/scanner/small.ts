/** The small decoder alone: for a code on a large screen that does not move. */

import { startDecodeWorker } from './decode/decoder-files';
import type { DecoderSource } from './decode/open-decoder';
import { openWorkerDecoder } from './decode/worker-decoder';

/** The build of an area that uses it names `small-worker` as its worker `decode-worker`. */
export const smallDecoder: DecoderSource = {
  worker: () => openWorkerDecoder({ start: startDecodeWorker }),
};
