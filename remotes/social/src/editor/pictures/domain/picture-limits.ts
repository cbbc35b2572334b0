import { contentLimits } from '../../../page-content/domain/limits';
import { type PictureHeader, pictureHeader } from './picture-header';

/** Limits of a picture that is chosen for a page (docs/product.md 9.185). */
export const pictureLimits = {
  fileBytes: 20 * 1000 ** 2,
  pixels: 40_000_000,
  side: contentLimits.pictureSide,
  /** The stored picture is encoded with less quality until it has no more bytes than this. */
  storedBytes: 600_000,
} as const;

/** The reason why a file can't become a picture of a page. */
export type PictureFault = 'too-large' | 'too-many-pixels' | 'no-picture' | 'unreadable';

/** Checks a file by its header alone: a small file may decode to more pixels than a phone has memory for. */
export function checkPicture(bytes: Uint8Array): PictureHeader | { fault: PictureFault } {
  if (bytes.length > pictureLimits.fileBytes) return { fault: 'too-large' };
  const header = pictureHeader(bytes);
  if (!header) return { fault: 'no-picture' };
  return header.width * header.height > pictureLimits.pixels ? { fault: 'too-many-pixels' } : header;
}

/** Returns the size that a picture is stored with: its longer side within the limit, its shape kept. */
export function storedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, pictureLimits.side / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
