import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { Decoder } from './decoder';
import { openWorkerDecoder } from './worker-decoder';

/** The source of decoders; tests pass their own. */
export interface DecoderSource {
  worker(): Promise<Decoder>;
  /** The decoder that runs in every browser. */
  lastResort(): Promise<Decoder>;
}

const source: DecoderSource = {
  worker: () => openWorkerDecoder(),
  lastResort: async () => (await import('./html5-decoder')).openHtml5Decoder(),
};

/** Adds a second attempt for photos: when the decoder finds nothing, the last resort reads the photo. */
function withSecondOpinion(decoder: Decoder, { lastResort }: DecoderSource): Decoder {
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
 * @returns the decoder; rejects when not even the last resort could be loaded
 */
export async function openDecoder(worker: boolean, from: DecoderSource = source): Promise<Decoder> {
  const best = worker ? await from.worker().catch(() => undefined) : undefined;
  return best ? withSecondOpinion(best, from) : from.lastResort();
}
