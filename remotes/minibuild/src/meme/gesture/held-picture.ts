import { type Meme, memeSizes } from '../domain/meme';
import { pictureFrame } from '../domain/picture-frame';
import { drawSurface } from '../draw/draw-surface';
import { type HeldPart, type StageCanvas, type StageScale, surfaceOfLayers } from './held-part';

/** The most pixels of an own picture in each direction while it is moved: an enlarged one goes far beyond the stage. */
const mostPictureSide = 1600;

/**
 * Holds the person's own picture below the layers of a meme, drawn once as large as it is at first.
 * @param begun the meme that the gesture began at
 * @returns `undefined` where the picture isn't there
 */
export function holdPicture(stage: StageCanvas, begun: Meme, { scale }: StageScale): HeldPart | undefined {
  const { on, material } = stage;
  const bitmap = begun.back.kind === 'picture' ? material.pictureOf(begun.back.picture) : undefined;
  if (!bitmap || begun.back.kind !== 'picture') return undefined;
  const size = memeSizes[begun.format];
  const first = pictureFrame(begun.back, bitmap, size);
  const heldScale = Math.min(scale, mostPictureSide / Math.max(first.width, first.height));
  const held = drawSurface(first.width * heldScale, first.height * heldScale, true);
  if (held.canvas) held.canvas.imageSmoothingQuality = 'high';
  held.canvas?.drawImage(bitmap, 0, 0, held.surface.width, held.surface.height);
  const above = surfaceOfLayers(stage, begun, begun.layers);

  return {
    show({ back }) {
      if (back.kind !== 'picture') return;
      const { left, top, width, height } = pictureFrame(back, bitmap, size);
      on.setTransform(1, 0, 0, 1, 0, 0);
      on.drawImage(held.surface, left * scale, top * scale, width * scale, height * scale);
      if (above) on.drawImage(above.surface, 0, 0);
    },
  };
}
