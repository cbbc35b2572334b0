import { saveFile } from '@rainbow-rabbit/shared/files';
import { type BoardPicture, boardPictureSize, drawBoardPicture } from './draw-board-picture';

const fileName = 'leaderboard.png';
const type = 'image/png';

/** Makes the picture on this device; nothing is uploaded. */
export async function makeBoardPicture(picture: BoardPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, boardPictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  await document.fonts.ready;
  drawBoardPicture(context, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), type);
  });
}

/** Offers the picture to other apps, or saves it where the browser shares no files. Leaving the choice is no failure. */
export async function shareBoardPicture(picture: Blob, text: string): Promise<void> {
  const data = { files: [new File([picture], fileName, { type })], text };
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
