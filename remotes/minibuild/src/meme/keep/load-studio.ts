import { type PictureFault, preparePicture } from '@rainbow-rabbit/parts/pictures';
import { memeSizes } from '../domain/meme';
import { captionFaceReady } from '../draw/meme-font';
import { type MemeDraft, readMemeDraft } from './meme-draft';
import { createOwnPictures, type OwnPictures } from './own-pictures';

/** Limits of a person's own picture (docs/product 9.236). */
export const ownPictureLimits = {
  fileBytes: 20_000_000,
  pixels: 40_000_000,
  side: memeSizes.square.width,
  storedBytes: 900_000,
} as const;

/** The meme of the last visit, with its picture decoded. */
export interface LoadedStudio {
  draft: MemeDraft | undefined;
  pictures: OwnPictures;
}

/** Reads what this device has kept, and waits for the face of the captions. Never throws. */
export async function loadStudio(): Promise<LoadedStudio> {
  const pictures = createOwnPictures();
  const [draft] = await Promise.all([readMemeDraft(), captionFaceReady()]);
  if (draft?.meme.back.kind !== 'picture') return { draft, pictures };
  try {
    const blob = draft.picture as Blob;
    pictures.add({ blob, bitmap: await createImageBitmap(blob) }, draft.meme.back.picture);
    return { draft, pictures };
  } catch {
    return { draft: undefined, pictures };
  }
}

/** Takes a file of the person's own as a picture of the visit. @returns its name, or why it can't be taken. Never throws */
export async function takeOwnPicture(
  file: Blob,
  pictures: OwnPictures,
): Promise<{ name: string } | { fault: PictureFault }> {
  const prepared = await preparePicture(file, ownPictureLimits);
  if ('fault' in prepared) return prepared;
  try {
    const { blob } = prepared;
    return { name: pictures.add({ blob, bitmap: await createImageBitmap(blob) }) };
  } catch {
    return { fault: 'unreadable' };
  }
}
