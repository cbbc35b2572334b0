import { checkPicture, type PictureFault, type PictureLimits, sizeWithin } from './check-picture';
import { drawnOn, encoded } from './encode-picture';

/** A picture as it will be stored: encoded anew from its pixels, so nothing of the file's metadata is in it. */
export interface PreparedPicture {
  blob: Blob;
  width: number;
  height: number;
}

const qualities = [0.84, 0.72, 0.6, 0.45];

/** Reads a chosen file, makes it small enough and encodes it anew. Never throws. */
export async function preparePicture(
  file: Blob,
  limits: PictureLimits,
): Promise<PreparedPicture | { fault: PictureFault }> {
  // Its length is known before its bytes are in memory.
  if (file.size > limits.fileBytes) return { fault: 'too-large' };
  try {
    const checked = checkPicture(new Uint8Array(await file.arrayBuffer()), limits);
    if ('fault' in checked) return checked;
    return await encodedAnew(new Blob([file], { type: checked.type }), limits);
  } catch {
    return { fault: 'unreadable' };
  }
}

async function encodedAnew(
  picture: Blob,
  { side, storedBytes }: PictureLimits,
): Promise<PreparedPicture | { fault: PictureFault }> {
  const bitmap = await createImageBitmap(picture);
  try {
    // The file's orientation is applied as it is decoded: width and height may have changed places.
    const size = sizeWithin(bitmap, side);
    const blob = await encoded(drawnOn(bitmap, size), { qualities, maxBytes: storedBytes });
    return blob ? { blob, ...size } : { fault: 'unreadable' };
  } finally {
    bitmap.close();
  }
}
