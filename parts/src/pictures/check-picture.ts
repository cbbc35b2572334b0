import { type PictureHeader, pictureHeader } from './picture-header';

/** Limits of a chosen picture, and of what is made of it. */
export interface PictureLimits {
  /** Bytes of the largest file that is read. */
  fileBytes: number;
  /** Pixels of the largest picture that is decoded. */
  pixels: number;
  /** Pixels of the longer side of the picture that is made. */
  side: number;
  /** The picture is encoded with less quality until it has no more bytes than this. */
  storedBytes: number;
}

/** The reason why a file can't become a picture. */
export type PictureFault = 'too-large' | 'too-many-pixels' | 'no-picture' | 'unreadable';

/** Checks a file by its header alone: a small file may decode to more pixels than a phone has memory for. */
export function checkPicture(
  bytes: Uint8Array,
  { fileBytes, pixels }: Pick<PictureLimits, 'fileBytes' | 'pixels'>,
): PictureHeader | { fault: PictureFault } {
  if (bytes.length > fileBytes) return { fault: 'too-large' };
  const header = pictureHeader(bytes);
  if (!header) return { fault: 'no-picture' };
  return header.width * header.height > pixels ? { fault: 'too-many-pixels' } : header;
}

/** Returns the size that a picture is made with: its longer side within the limit, its shape kept. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
