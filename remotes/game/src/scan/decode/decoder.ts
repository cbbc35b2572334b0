import type { AppError } from '@rainbow-rabbit/shared/errors';

/** Reads QR codes from the camera's picture and from photos. */
export interface Decoder {
  /**
   * Looks at what a video shows now. One call at a time.
   * @param turn counts the calls; different turns look in different ways
   * @returns the code's text, or nothing; rejects when this decoder can't work any more
   */
  readFrame(video: HTMLVideoElement, turn: number): Promise<string | undefined>;
  /** Reads a photo. Rejects with `scan.photo-unreadable` when it isn't one. */
  readPhoto(photo: Blob): Promise<string | undefined>;
  close(): void;
}

export type DecoderError = AppError<'scan.not-loaded' | 'scan.photo-unreadable'>;
