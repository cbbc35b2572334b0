import type { MemeCanvas } from '../art/paint';
import { sceneDrawings } from '../art/scenes';
import { stickerDrawings } from '../art/stickers';
import {
  type MemeBack,
  type MemeFormat,
  type MemePaint,
  type MemeSticker,
  memeSizes,
  type SceneName,
} from '../domain/meme';
import { pictureFrame } from '../domain/picture-frame';

/** Units of a sticker's drawing in its box: its outlines need some room. */
const stickerUnits = 210;

/** Draws a scene on a canvas of a format's units. */
export function drawSceneIn(
  canvas: MemeCanvas,
  scene: SceneName,
  { width, height }: { width: number; height: number },
): void {
  const scale = Math.min(width, height) / 1000;
  const [aside, above] = [(width / scale - 1000) / 2, (height / scale - 1000) / 2];
  canvas.save();
  canvas.scale(scale, scale);
  canvas.translate(aside, above);
  sceneDrawings[scene](canvas, { left: -aside, top: -above, right: 1000 + aside, bottom: 1000 + above });
  canvas.restore();
}

/** Draws the ground of a meme. A picture that is no longer there leaves white paper. */
export function drawBack(
  canvas: MemeCanvas,
  back: MemeBack,
  { format, picture }: { format: MemeFormat; picture: ImageBitmap | undefined },
): void {
  const size = memeSizes[format];
  if (back.kind === 'scene') {
    drawSceneIn(canvas, back.scene, size);
    return;
  }
  canvas.fillStyle = '#ffffff';
  canvas.fillRect(0, 0, size.width, size.height);
  if (!picture) return;
  const { left, top, width, height } = pictureFrame(back, picture, size);
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(picture, left, top, width, height);
}

/** The fur of a sticker's paint: nobody's fur is ink. */
const furOf = (paint: MemePaint) => (paint === 'ink' ? 'indigo' : paint);

/** Draws a sticker around the origin. */
export function drawStickerIn(
  canvas: MemeCanvas,
  { sticker, paint, width, height }: Pick<MemeSticker, 'sticker' | 'paint' | 'width' | 'height'>,
): void {
  canvas.save();
  canvas.scale(width / stickerUnits, height / stickerUnits);
  stickerDrawings[sticker](canvas, furOf(paint));
  canvas.restore();
}
