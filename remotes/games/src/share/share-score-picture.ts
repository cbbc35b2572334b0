import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { drawRunScene, type PicturedRun } from './draw-run-scene';
import { drawScorePicture, type ScorePicture, sceneSize, scorePictureSize } from './draw-score-picture';

const fileName = 'rainbow-rabbit-score.png';
const type = 'image/png';

/** The texts and faces of a picture, and the run that it shows. */
export interface SharedScore extends Omit<ScorePicture, 'scene'> {
  of: GameName;
  run: PicturedRun;
}

/** The scene is drawn so much higher than it is shown: its score and clock, at its upper edge, stay out. */
const higher: Readonly<Record<GameName, number>> = { whac: 1.7, hyperstax: 1.2, rabbit: 1.25 };

/** Makes the picture on this device; nothing is uploaded. A run whose game can't be had is shown without its scene. */
async function makeScorePicture({ of, run, ...texts }: SharedScore): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, scorePictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const { width, height } = sceneSize;
  const [scene] = await Promise.all([
    drawRunScene(of, run, { width, height: Math.round(height * higher[of]) }).catch(() => undefined),
    document.fonts.ready,
  ]);
  drawScorePicture(context, { ...texts, scene });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), type);
  });
}

/** Offers the picture to other apps, or saves it where the browser shares no files. Leaving the choice is no failure. */
export async function shareScorePicture(score: SharedScore, text: string): Promise<void> {
  const made = await makeScorePicture(score);
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
