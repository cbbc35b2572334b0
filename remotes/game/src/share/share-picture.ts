import { saveFile } from '@rainbow-rabbit/shared/files';
import { drawPicture, pictureSize } from './draw-picture';
import type { PictureContent } from './picture-content';

const fileName = 'rainbow-rabbit.png';
const type = 'image/png';

/** Makes the picture on this phone; nothing is uploaded. */
export async function makePicture(content: PictureContent): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  drawPicture(context, content);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), type);
  });
}

/** Offers the picture to other apps, or saves it where the browser can't share files. Leaving the choice is no failure. */
export async function sharePicture(picture: Blob, text: string): Promise<void> {
  const file = new File([picture], fileName, { type });
  const data = { files: [file], text };
  if (!navigator.canShare?.(data)) {
    saveFile(fileName, new Uint8Array(await picture.arrayBuffer()), type);
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
