import { saveFile } from '@rainbow-rabbit/shared/files';
import { shareData } from './share-data';

/** Makes a picture on this device; nothing is uploaded. */
export function drawnPicture(
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))),
      'image/png',
    );
  });
}

/**
 * Offers a picture to other apps. Saves it where the browser shares no files, or refuses to because the tap is too long ago: drawing
 * takes a while. Leaving the choice is no failure.
 */
export async function sharePicture(
  picture: Blob,
  { fileName, text }: { fileName: string; text?: string },
): Promise<void> {
  const data = { files: [new File([picture], fileName, { type: picture.type })], ...(text && { text }) };
  if (navigator.canShare?.(data)) {
    try {
      await shareData(data);
      return;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }
  saveFile(fileName, new Uint8Array(await picture.arrayBuffer()), picture.type);
}
