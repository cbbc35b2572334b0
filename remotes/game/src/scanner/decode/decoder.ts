/** Reads QR codes from the camera's picture and from photos. */
export interface Decoder {
  /**
   * Looks at what a video shows now. One call at a time.
   * @param turn counts the calls; different turns look in different ways
   * @returns the code's text, or nothing. Rejects with `scan.not-loaded` when this decoder can't work any more
   */
  readFrame(video: HTMLVideoElement, turn: number): Promise<string | undefined>;
  /**
   * Reads a photo, as thoroughly as this decoder can.
   * @returns the code's text, or nothing. Rejects with `scan.photo-unreadable` when the file isn't a picture
   */
  readPhoto(photo: File): Promise<string | undefined>;
  close(): void;
}
