import { decodeQR } from 'qr/decode.js';
import type { Luma } from '../domain/luma';

/** How hard it tries: bounded by attempts, not by the clock, so that a busy phone reads as much as an idle one. */
const effort = { effort: 2, timeLimit: Number.POSITIVE_INFINITY };

/** The small decoder: there at once, reads most of what a steady hand shows. */
export function readQuickly({ width, height, data }: Luma): string | undefined {
  try {
    // I420 starts with a whole plane of grey, and that is all the decoder reads of it.
    return decodeQR({ width, height, data }, { format: 'I420', ...effort });
  } catch {
    return undefined; // How it says that there is no code.
  }
}
