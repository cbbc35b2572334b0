/** Reads QR codes from the camera's picture and from photos. */
export interface Decoder {
  /**
   * Reads the current frame of a video. One call at a time.
   * @returns the code's text, or nothing. Rejects with `scan.not-loaded` when this decoder no longer works
   */
  readFrame(video: HTMLVideoElement): Promise<string | undefined>;
  /**
   * Reads a photo, as thoroughly as this decoder can.
   * @returns the code's text, or nothing. Rejects with `scan.photo-unreadable` when the file isn't a picture
   */
  readPhoto(photo: File): Promise<string | undefined>;
  close(): void;
}
