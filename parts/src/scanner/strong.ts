/** Both decoders, and the last resort: for codes that people hold, in any light. */

import type { DecoderSource } from './decode/open-decoder';
import { strongFiles } from './decode/strong-files';
import { openWorkerDecoder } from './decode/worker-decoder';

export { usePrefetchedDecoder } from './decode/use-prefetched-decoder';

/** The build of an area that uses them names `strong-worker` as its worker `decode-worker`. */
export const strongDecoders: DecoderSource = {
  worker: () => openWorkerDecoder(strongFiles),
  lastResort: async () => (await import('./decode/html5-decoder')).openHtml5Decoder(),
};
