import { decodeQR } from 'qr/decode.js';
import type { Luma } from '../domain/luma';

/** The effort is limited by attempts, not by the clock, so that a busy phone reads as much as an idle one. */
const effort = { effort: 2, timeLimit: Number.POSITIVE_INFINITY };

/** The small decoder: available at once, reads most codes that are held still. */
export function readQuickly({ width, height, data }: Luma): string | undefined {
  try {
    // I420 starts with a whole plane of grey, and the decoder reads only that plane.
    return decodeQR({ width, height, data }, { format: 'I420', ...effort });
  } catch {
    return undefined; // The decoder throws when there is no code.
  }
}
