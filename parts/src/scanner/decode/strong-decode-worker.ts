/** The decoding worker with both decoders. */

import { serveDecoding } from './serve-decoding';
import { startZxing } from './zxing-reader';

serveDecoding((wasmBinary) => startZxing({ wasmBinary }));
