import { drawnPicture, sharePicture } from '@rainbow-rabbit/parts/share';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { GameDescriptor } from '../games/game-descriptor';
import { drawRunScene, type PicturedRun } from './draw-run-scene';
import { drawScorePicture, type ScorePicture, sceneSize, scorePictureSize } from './draw-score-picture';

/** The texts and faces of a picture, and the run that it shows. */
export interface SharedScore extends Omit<ScorePicture, 'scene'> {
  of: GameName;
  run: PicturedRun;
  /** The part of the game's scene that is drawn. */
  share: GameDescriptor['share'];
}

/** Shares the picture of a score. A run whose game can't be had is shown without its scene. */
export async function shareScorePicture(
  { of, run, share, ...texts }: SharedScore,
  text: string,
): Promise<void> {
  const { width, height } = sceneSize;
  const [scene] = await Promise.all([
    drawRunScene(of, run, {
      width,
      height: Math.round(height * share.higher),
      shownPart: share.shownPart,
    }).catch(() => undefined),
    document.fonts.ready,
  ]);
  const picture = await drawnPicture(scorePictureSize, (context) =>
    drawScorePicture(context, { ...texts, scene }),
  );
  await sharePicture(picture, { fileName: 'rainbow-rabbit-score.png', text });
}
