import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import type { Decoder } from './decoder';

/** The decoders of one scanner. */
export interface DecoderSource {
  worker(): Promise<Decoder>;
  /** The decoder that runs in every browser, if this scanner has one. */
  lastResort?(): Promise<Decoder>;
}

/** Adds a second attempt for photos: when the decoder finds nothing, the last resort reads the photo. */
function withSecondOpinion(decoder: Decoder, lastResort: () => Promise<Decoder>): Decoder {
  return {
    ...decoder,
    async readPhoto(photo) {
      const text = await decoder.readPhoto(photo).catch((error: unknown) => {
        if (hasCode(error, 'scan.photo-unreadable')) throw error;
        return undefined;
      });
      if (text !== undefined) return text;
      const other = await lastResort();
      try {
        return await other.readPhoto(photo);
      } finally {
        other.close();
      }
    },
  };
}

/**
 * Opens the best decoder that this browser can run.
 * @param worker false once the worker has failed
 * @returns the decoder; rejects with `scan.not-loaded` when not even the last resort could be loaded
 */
export async function openDecoder(
  worker: boolean,
  { worker: open, lastResort }: DecoderSource,
): Promise<Decoder> {
  const best = worker ? await open().catch(() => undefined) : undefined;
  if (!lastResort) return best ?? Promise.reject(new AppError('scan.not-loaded', { retryable: true }));
  return best ? withSecondOpinion(best, lastResort) : lastResort();
}
