import { greyOf, type Luma } from '../domain/luma';

/** Longest sides at which a photo is read, in this order: codes in photos have any size. */
export const photoSides = [1200, 2400, 600] as const;

/** Readers need a white margin, which a photo cropped to the code lacks. */
const marginPx = 32;

/**
 * Draws a photo on white, its longer side at most `longest` pixels.
 * @throws Error where a worker can't draw
 */
export function lumaOfPicture(picture: ImageBitmap, longest: number): Luma {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width + 2 * marginPx, height + 2 * marginPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw the photo on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, marginPx, marginPx, width, height);
  return greyOf(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
}
