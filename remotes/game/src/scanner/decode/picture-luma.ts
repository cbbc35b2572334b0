import { greyOf, type Luma } from '../domain/luma';

/** Longest sides at which a photo is looked at, in this order: codes in photos are of any size. */
export const photoSides = [1200, 2400, 600] as const;

/** A code cut out to its very edge is read only with some white around it. */
const marginPx = 32;

/**
 * Draws a photo on white, its longer side at most `longest` pixels.
 * @throws Error where a worker can't draw
 */
export function lumaOfPicture(picture: ImageBitmap, longest: number): Luma {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width + 2 * marginPx, height + 2 * marginPx);
  const pencil = canvas.getContext('2d');
  if (!pencil) throw new Error('No canvas to draw the photo on');
  pencil.fillStyle = 'white';
  pencil.fillRect(0, 0, canvas.width, canvas.height);
  pencil.drawImage(picture, marginPx, marginPx, width, height);
  return greyOf(pencil.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
}
