import { type WhacState, whacMarks } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArtCanvas } from '../../art/bitmap';
import type { Scene, SceneFrame, SceneOptions } from '../../play/game';
import { skyColour } from './art/meadow';
import { put } from './art/sprite';
import { drawWhacArt, type WhacArt } from './art/whac-art';
import { Backdrop } from './backdrop';
import { drawBow, drawEffects, drawGhost } from './effects';
import { HeadUp, shakeAt } from './head-up';
import { holePlaces, whacSize } from './layout';
import { drawRabbits, type WhacMoment } from './rabbits';

const clouds = [
  { x: 60, y: 132, scale: 0.62, speed: 0.0052 },
  { x: 250, y: 118, scale: 0.8, speed: 0.0031 },
  { x: 330, y: 146, scale: 0.46, speed: 0.0067 },
];

function drawClouds(canvas: ArtCanvas, art: WhacArt, timeMs: number): void {
  const way = whacSize.width + 120;
  for (const { x, y, scale, speed } of clouds) {
    put(canvas, art.cloud, ((x + timeMs * speed + 60) % way) - 60, y, scale);
  }
}

const mistakes = new Set<number>([whacMarks.wrong, whacMarks.white]);

/** The meadow with its rabbits. All art is copied from bitmaps, and all that moves follows from the state and its time. */
export async function createWhacScene({ isReduced, pixelsPerUnit }: SceneOptions): Promise<Scene<WhacState>> {
  const art = await drawWhacArt(pixelsPerUnit);
  const headUp = new HeadUp();
  const backdrop = new Backdrop(art);
  const drawMeadow = (canvas: ArtCanvas, moment: WhacMoment, cursor: number | undefined) => {
    drawClouds(canvas, art, isReduced ? 0 : moment.timeMs);
    drawBow(canvas, art, moment);
    drawRabbits(canvas, art, moment);
    const place = cursor === undefined ? undefined : holePlaces[cursor];
    if (place) put(canvas, art.cursor, place.x, place.y, place.scale);
  };
  return {
    surround: skyColour,
    isBoundless: true,
    remember: () => {
      // places between two steps follow from the times in the state
    },
    draw: (canvas, { state, part, timeMs, cursor, ghost }: SceneFrame<WhacState>) => {
      const now = Math.max(0, state.now - 1 + part);
      const moment: WhacMoment = { state, now, timeMs, isReduced };
      const shake = isReduced ? 0 : shakeAt(state, now, mistakes);
      backdrop.draw(canvas, shake);
      canvas.save();
      canvas.translate(shake, 0);
      drawMeadow(canvas, moment, cursor);
      if (ghost) drawGhost(canvas, art, ghost, now);
      drawEffects(canvas, art, moment);
      canvas.restore();
      headUp.draw(canvas, art, moment);
    },
    close: art.close,
  };
}
