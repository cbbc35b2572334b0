import { checkPicture, type PictureFault, pictureLimits, storedSize } from './domain/picture-limits';

/** A picture as it will be stored: encoded anew from its pixels, so nothing of the file's metadata is in it. */
export interface PreparedPicture {
  blob: Blob;
  width: number;
  height: number;
}

const qualities = [0.84, 0.72, 0.6, 0.45];

/** Reads a chosen file, makes it small enough for a page and encodes it anew. Never throws. */
export async function preparePicture(file: Blob): Promise<PreparedPicture | { fault: PictureFault }> {
  // Its length is known before its bytes are in memory.
  if (file.size > pictureLimits.fileBytes) return { fault: 'too-large' };
  try {
    const checked = checkPicture(new Uint8Array(await file.arrayBuffer()));
    if ('fault' in checked) return checked;
    return await encodedAnew(new Blob([file], { type: checked.type }));
  } catch {
    return { fault: 'unreadable' };
  }
}

async function encodedAnew(picture: Blob): Promise<PreparedPicture | { fault: PictureFault }> {
  const bitmap = await createImageBitmap(picture);
  try {
    // The file's orientation is applied as it is decoded: width and height may have changed places.
    const size = storedSize(bitmap);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) return { fault: 'unreadable' };
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await smallBlob(canvas, 'image/webp');
    if (blob?.type === 'image/webp') return { blob, ...size };
    // A browser that writes no WebP gives PNG. JPEG has no transparency: white lies behind it.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    const jpeg = await smallBlob(canvas, 'image/jpeg');
    return jpeg ? { blob: jpeg, ...size } : { fault: 'unreadable' };
  } finally {
    bitmap.close();
  }
}

/** Encodes with the best quality that stays within the limit, or else with the least. */
async function smallBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob) return undefined;
    smallest = blob;
    if (blob.size <= pictureLimits.storedBytes || blob.type !== type) return blob;
  }
  return smallest;
}
