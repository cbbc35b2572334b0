import { saveFile } from '@rainbow-rabbit/shared/files';
import { drawScorePicture, type ScorePicture, scorePictureSize } from './draw-score-picture';

const fileName = 'rainbow-rabbit-score.png';
const type = 'image/png';

/** Makes the picture on this device; nothing is uploaded. */
async function makeScorePicture(picture: ScorePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, scorePictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  await document.fonts.ready;
  drawScorePicture(context, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), type);
  });
}

/** Offers the picture to other apps, or saves it where the browser shares no files. Leaving the choice is no failure. */
export async function shareScorePicture(picture: ScorePicture, text: string): Promise<void> {
  const made = await makeScorePicture(picture);
  const data = { files: [new File([made], fileName, { type })], text };
  if (!navigator.canShare?.(data)) {
    saveFile(fileName, new Uint8Array(await made.arrayBuffer()), type);
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
