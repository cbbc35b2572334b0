import { type ArtCanvas, surfaceOf } from '../../art/bitmap';
import { grassColour, skyColour } from './art/meadow';
import { put, putTurned } from './art/sprite';
import type { WhacArt } from './art/whac-art';
import { whacSize } from './layout';

/** Way that the land goes on beside, above and below the meadow. */
const beyond = 2 * whacSize.width;

/** Widens a piece of land, so that no line is to be seen where it ends. */
const noSeam = 1.004;

function drawLand(canvas: ArtCanvas, art: WhacArt): void {
  const { width, height } = whacSize;
  canvas.fillStyle = skyColour;
  canvas.fillRect(-beyond, -beyond, width + 2 * beyond, beyond + 1);
  canvas.fillStyle = grassColour;
  canvas.fillRect(-beyond, height - 1, width + 2 * beyond, beyond);
  for (const x of [-2 * width, 2 * width]) put(canvas, art.land, x, 0, noSeam, 1);
  for (const x of [0, 2 * width]) putTurned(canvas, art.land, [x, 0], 0, -noSeam, 1);
  put(canvas, art.meadow, 0, 0);
}

/** The meadow and the land around it in one picture of the canvas's size, which a frame copies pixel by pixel. */
export class Backdrop {
  readonly #art: WhacArt;
  #picture: OffscreenCanvas | HTMLCanvasElement | undefined;
  #drawnFor = '';

  constructor(art: WhacArt) {
    this.#art = art;
  }

  /** Covers the whole canvas, moved to the side by so many units. */
  draw(canvas: ArtCanvas, shake: number): void {
    const { a: scale, e: left, f: top } = canvas.getTransform();
    const { width, height } = canvas.canvas;
    const needed = [width, height, scale, left, top].join();
    if (needed !== this.#drawnFor) {
      this.#drawnFor = needed;
      this.#picture = surfaceOf(width, height);
      const picture = this.#picture.getContext('2d', { alpha: false }) as ArtCanvas | null;
      picture?.setTransform(scale, 0, 0, scale, left, top);
      if (picture) drawLand(picture, this.#art);
    }
    if (!this.#picture) return;
    canvas.save();
    canvas.setTransform(1, 0, 0, 1, Math.round(shake * scale), 0);
    canvas.drawImage(this.#picture, 0, 0);
    canvas.restore();
  }
}
