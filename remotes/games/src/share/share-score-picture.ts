import { drawnPicture, sharePicture } from '@rainbow-rabbit/parts/share';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { drawRunScene, type PicturedRun } from './draw-run-scene';
import { drawScorePicture, type ScorePicture, sceneSize, scorePictureSize } from './draw-score-picture';

/** The texts and faces of a picture, and the run that it shows. */
export interface SharedScore extends Omit<ScorePicture, 'scene'> {
  of: GameName;
  run: PicturedRun;
}

/** The scene is drawn so much higher than it is shown: its score and clock, at its upper edge, stay out. */
const higher: Readonly<Record<GameName, number>> = { whac: 1.7, hyperstax: 1.2, rabbit: 1.25 };

/** Shares the picture of a score. A run whose game can't be had is shown without its scene. */
export async function shareScorePicture({ of, run, ...texts }: SharedScore, text: string): Promise<void> {
  const { width, height } = sceneSize;
  const [scene] = await Promise.all([
    drawRunScene(of, run, { width, height: Math.round(height * higher[of]) }).catch(() => undefined),
    document.fonts.ready,
  ]);
  const picture = await drawnPicture(scorePictureSize, (context) =>
    drawScorePicture(context, { ...texts, scene }),
  );
  await sharePicture(picture, { fileName: 'rainbow-rabbit-score.png', text });
}
