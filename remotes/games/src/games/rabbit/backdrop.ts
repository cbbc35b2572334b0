import { isOnBridge, type RabbitRun, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { groundRise } from './art/land';
import { dayTimeAt } from './day';
import type { DayLight } from './day-light';
import type { RunPicture } from './pictures';
import type { RunSky } from './sky';
import type { RunView } from './view';

/** Draws all that lies behind the way, and the ground. */
export function drawBackdrop(view: RunView, sky: RunSky, light: DayLight): void {
  const { layout, run, pictures } = view;
  const { far, mid, near, ground } = pictures;
  const day = dayTimeAt(run.steps);
  const horizon = layout.way - groundRise;
  const pixels = new Pixels(view);
  pixels.place(sky.at(run.steps), 0, 0);
  drawArch(view, pixels);
  drawClouds(view, pixels, day.night);
  pixels.repeat(far, horizon - far.height + 26, 0.08);
  pixels.repeat(mid, horizon - mid.height + 12, 0.22);
  pixels.repeat(near, horizon - near.height + 10, 0.5);
  pixels.repeat(ground, horizon, 1);
  const shine = light.at(run.steps);
  if (shine) pixels.place(shine, 0, horizon - far.height);
  pixels.end();
}

/** Places pictures on whole pixels, one to one: many times faster than between pixels, and never blurred. */
class Pixels {
  readonly #view: RunView;
  readonly #scale: number;
  /** Part by which a picture is stretched, where the canvas has grown since it was drawn. */
  readonly #stretch: number;
  readonly #left: number;
  readonly #top: number;

  constructor(view: RunView) {
    const { canvas, pixelsPerUnit } = view;
    const { a, e, f } = canvas.getTransform();
    this.#view = view;
    this.#scale = a;
    this.#stretch = Math.abs(a / pixelsPerUnit - 1) < 0.0001 ? 1 : a / pixelsPerUnit;
    this.#left = Math.round(e);
    this.#top = Math.round(f);
    canvas.save();
    canvas.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Places a picture at units from the top left of the scene. */
  place(picture: ImageBitmap | OffscreenCanvas | HTMLCanvasElement, x: number, y: number): void {
    this.#put(picture, this.#left + Math.round(x * this.#scale), y);
  }

  /** Places a layer over the whole width, which goes by with a part of the way; without parallax it stays still. */
  repeat({ bitmap }: RunPicture, y: number, part: number): void {
    const { distance, isReduced, layout } = this.#view;
    const way = isReduced && part < 1 ? 0 : (distance / runUnit) * part;
    const width = Math.round(bitmap.width * this.#stretch);
    const right = this.#left + layout.width * this.#scale;
    for (let x = this.#left - (Math.round(way * this.#scale) % width); x < right; x += width)
      this.#put(bitmap, x, y);
  }

  end(): void {
    this.#view.canvas.restore();
  }

  #put(picture: ImageBitmap | OffscreenCanvas | HTMLCanvasElement, x: number, y: number): void {
    const top = this.#top + Math.round(y * this.#scale);
    const { canvas } = this.#view;
    if (this.#stretch === 1) canvas.drawImage(picture, x, top);
    else {
      const [width, height] = [picture.width * this.#stretch, picture.height * this.#stretch];
      canvas.drawImage(picture, x, top, Math.round(width), Math.round(height));
    }
  }
}

/** Units of way in which the rainbow in the sky comes and goes. */
const archFade = 300 * runUnit;

function drawArch({ canvas, layout, pictures, run, distance }: RunView, pixels: Pixels): void {
  const shown = archPart(run, distance);
  if (shown <= 0) return;
  canvas.globalAlpha = shown;
  const { bitmap, width, height } = pictures.arch;
  pixels.place(bitmap, layout.width / 2 - width / 2, Math.max(layout.way * 0.5 - height * 0.62, 34));
  canvas.globalAlpha = 1;
}

function archPart(run: RabbitRun, distance: number): number {
  if (!isOnBridge(run)) return 0;
  return Math.min(1, (distance - run.bridgeStart) / archFade, (run.bridgeEnd - distance) / archFade);
}

/** Clouds by their places: from the left in units, from the top in parts of the sky, size. */
const clouds = [
  [40, 0.17, 0],
  [330, 0.3, 1],
  [520, 0.12, 1],
  [690, 0.4, 2],
  [830, 0.24, 0],
] as const;
const cloudRound = 1040;

function drawClouds(
  { canvas, layout, pictures, distance, isReduced }: RunView,
  pixels: Pixels,
  night: number,
): void {
  const way = isReduced ? 0 : (distance / runUnit) * 0.035;
  canvas.globalAlpha = 0.92 - 0.66 * night;
  for (const [from, high, size] of clouds) {
    const cloud = pictures.clouds[size];
    const x = ((from - way + 150) % cloudRound) - 150;
    if (cloud) pixels.place(cloud.bitmap, x < -150 ? x + cloudRound : x, layout.way * high + 24);
  }
  canvas.globalAlpha = 1;
}
