/** The decoding worker with the small decoder, and the browser's own one where there is one. */

import { serveDecoding } from './serve-decoding';

serveDecoding();
