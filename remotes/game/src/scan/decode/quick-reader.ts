import { decodeQR } from 'qr/decode.js';
import type { Luma } from './luma';

/** The small decoder: there at once, reads most of what a steady hand shows. */
export function readQuickly({ width, height, data }: Luma): string | undefined {
  try {
    // I420 starts with a whole plane of grey, and that is all the decoder reads of it.
    return decodeQR({ width, height, data }, { format: 'I420' });
  } catch {
    return undefined; // How it says that there is no code.
  }
}
