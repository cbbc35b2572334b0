import { AppError } from '@rainbow-rabbit/shared/errors';

/** Decodes a photo's file off the page's thread. Rejects with `scan.photo-unreadable` when it isn't a picture. */
export async function openPicture(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo);
  } catch (cause) {
    throw new AppError('scan.photo-unreadable', { cause });
  }
}
