import { greyOf, type Luma } from '../domain/luma';
import { largestPhotoPx } from '../domain/photo';

/** Rows of a picture that are copied out of graphics memory at once. */
const bandRows = 256;

/**
 * Draws a photo on white, and turns it grey; one of more than `largestPhotoPx` is reduced to that. Closes the picture.
 * @throws Error where a worker can't draw
 */
export function lumaOfPicture(picture: ImageBitmap): Luma {
  const scale = Math.min(1, Math.sqrt(largestPhotoPx / (picture.width * picture.height)));
  const sideOf = (side: number) => Math.max(1, Math.floor(side * scale));
  const [width, height] = [sideOf(picture.width), sideOf(picture.height)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw the photo on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += bandRows) {
    const rows = Math.min(bandRows, height - y);
    data.set(greyOf(context.getImageData(0, y, width, rows).data, width, rows).data, y * width);
  }
  return { width, height, data };
}
