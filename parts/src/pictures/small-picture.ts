import { sizeWithin } from './check-picture';
import { drawnOn, encoded } from './encode-picture';

interface SmallPictureParams {
  /** Pixels of the longer side, from the best to the least. */
  sides: readonly number[];
  maxBytes: number;
}

const qualities = [0.8, 0.68, 0.55, 0.4, 0.25];

/**
 * Makes a small copy of a prepared picture, for lists of many.
 * @returns undefined where even the smallest side has more bytes than the limit
 * @throws DOMException for a picture that can't be decoded
 */
export async function smallPicture(
  picture: Blob,
  { sides, maxBytes }: SmallPictureParams,
): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(picture);
  try {
    for (const side of sides) {
      const blob = await encoded(drawnOn(bitmap, sizeWithin(bitmap, side)), { qualities, maxBytes });
      if (blob && blob.size <= maxBytes) return blob;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}
