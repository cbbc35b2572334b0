import type { ArtCanvas } from '../../art/bitmap';
import type { SceneSize } from '../../play/game';
import { clamp, scattered } from './paint';
import {
  airColour,
  cloudSize,
  meadowGreen,
  meadowHeight,
  type SkyArt,
  scatterStars,
  strip,
  wonderSize,
} from './sky-art';
import { type Camera, floorHeight, groundHeight, leastWidth, playFocusY, startPlace, worldY } from './view';

/** Floors that the scene shows of the strip of the sky. */
const shownFloors = 26;
/** Part of the camera's way that clouds and things in the sky go. */
const skyPace = 0.45;
/** Place of the middle of the plinth's lower side in the world. */
const groundY = worldY(startPlace, startPlace, groundHeight);
/** Height of the meadow behind that place. */
const meadowRise = 108;
const clouds = 22;
/** Floors between two clouds, and the floor of the first one. */
const cloudEvery = 3.1;
const firstCloud = 4;

/** The things of the sky: the floor at which each is in view, and its place beside the middle. */
const wonderPlaces = [
  [1, 112],
  [19, -114],
  [62, 106],
  [84, -110],
  [106, 110],
] as const;
/** The last things return after so many floors. */
const returnFloors = 66;

interface SkyOptions {
  art: SkyArt;
  size: SceneSize;
  isReduced: boolean;
  pixelsPerUnit: number;
}

/** Draws the sky at a height: its colour, stars, clouds, and the meadow below. */
export class Sky {
  /** Colour beside the scene. */
  surround = airColour(0);
  readonly #art: SkyArt;
  readonly #size: SceneSize;
  readonly #isReduced: boolean;
  readonly #pixelsPerUnit: number;
  readonly #stars: ReturnType<typeof scatterStars>;
  readonly #brightStars: ReturnType<typeof scatterStars>;
  #drawnFloor = Number.NEGATIVE_INFINITY;

  constructor({ art, size, isReduced, pixelsPerUnit }: SkyOptions) {
    this.#art = art;
    this.#size = size;
    this.#isReduced = isReduced;
    this.#pixelsPerUnit = pixelsPerUnit;
    this.#stars = scatterStars(size, false);
    this.#brightStars = scatterStars(size, true);
  }

  draw(canvas: ArtCanvas, camera: Camera, timeMs: number): void {
    const floor = camera.height / floorHeight;
    this.#drawColour(canvas, floor);
    this.#drawStars(canvas, floor, timeMs);
    this.#drawWonders(canvas, floor, timeMs);
    this.#drawClouds(canvas, floor, timeMs);
    this.#drawMeadow(canvas, camera);
  }

  #drawColour(canvas: ArtCanvas, floor: number): void {
    const { width, height } = this.#size;
    const top = Math.min(strip.floors - shownFloors, Math.max(0, floor - strip.low - 8));
    const y = (strip.floors - shownFloors - top) * strip.scale;
    canvas.imageSmoothingEnabled = false;
    canvas.drawImage(this.#art.sky, 0, y, 2, shownFloors * strip.scale, 0, 0, width, height);
    canvas.imageSmoothingEnabled = true;
    if (Math.abs(floor - this.#drawnFloor) < 0.2) return;
    this.#drawnFloor = floor;
    this.surround = airColour(floor + 4);
  }

  #drawStars(canvas: ArtCanvas, floor: number, timeMs: number): void {
    const { height } = this.#size;
    const shown = clamp((floor - 44) / 24);
    if (shown === 0) return;
    const way = this.#isReduced ? 0 : floor * floorHeight * 0.12;
    canvas.globalAlpha = shown * 0.9;
    canvas.fillStyle = '#ffffff';
    for (const { x, y, size } of this.#stars) canvas.fillRect(x, (y + way) % height, size, size);
    for (const [index, { x, y, size, colour }] of this.#brightStars.entries()) {
      const bitmap = this.#art.sparkles[colour];
      canvas.globalAlpha = this.#isReduced ? shown : shown * (0.72 + 0.28 * Math.sin(timeMs / 420 + index));
      if (bitmap) canvas.drawImage(bitmap, x - size / 2, ((y + way) % height) - size / 2, size, size);
    }
    canvas.globalAlpha = 1;
  }

  /** Returns the place from above of something that is in the middle at a floor. */
  #yAt(at: number, floor: number): number {
    const pace = this.#isReduced ? 1 : skyPace;
    return 170 + (floor - at) * floorHeight * pace;
  }

  #drawWonders(canvas: ArtCanvas, floor: number, timeMs: number): void {
    const { width, height } = this.#size;
    const spread = Math.min(1.7, width / leastWidth);
    for (const [index, [at, x]] of wonderPlaces.entries()) {
      const returns = index > 1 ? Math.max(0, Math.round((floor - at) / returnFloors)) * returnFloors : 0;
      const bob = this.#isReduced || index === 0 ? 0 : 4 * Math.sin(timeMs / 900 + index);
      const y = this.#yAt(at + returns, floor) + bob - wonderSize;
      const bitmap = this.#art.wonders[index];
      if (bitmap && y > -wonderSize && y < height)
        canvas.drawImage(bitmap, width / 2 + x * spread - wonderSize / 2, y, wonderSize, wonderSize);
    }
  }

  #drawClouds(canvas: ArtCanvas, floor: number, timeMs: number): void {
    const { width, height } = this.#size;
    const beside = Math.max(1, Math.round(width / 420));
    for (let index = 0; index < clouds * beside; index += 1) {
      const y = this.#yAt(firstCloud + (index / beside) * cloudEvery, floor) - 60;
      if (y < -cloudSize.height || y > height) continue;
      const drift = this.#isReduced ? 0 : timeMs * 0.004 * (1 + scattered(index));
      const size = 0.75 + scattered(index + 50) * 0.75;
      const wide = cloudSize.width * size;
      const x = ((scattered(index + 9) * (width + wide) + drift) % (width + wide)) - wide;
      canvas.globalAlpha = 0.9 - clamp((floor - 30) / 40) * 0.55;
      const bitmap = this.#art.clouds[index % this.#art.clouds.length];
      if (bitmap) canvas.drawImage(bitmap, x, y, wide, cloudSize.height * size);
    }
    canvas.globalAlpha = 1;
  }

  #drawMeadow(canvas: ArtCanvas, { y, zoom, focusY }: Camera): void {
    const { width, height } = this.#size;
    const ground = focusY + (groundY - y) * zoom;
    const top = this.#wholePixel(ground - meadowRise);
    const lag = this.#isReduced ? 1 : 0.55;
    const startGroundY = playFocusY(this.#size) - groundHeight;
    const far = this.#wholePixel((ground - startGroundY) * lag + startGroundY - meadowRise - 62);
    // the meadow covers the rest
    const seen = Math.min(meadowHeight, top + 70 - far);
    if (far < height && seen > 0) {
      const { farHills } = this.#art;
      const part = seen / meadowHeight;
      canvas.drawImage(farHills, 0, 0, farHills.width, farHills.height * part, 0, far, width, seen);
    }
    if (top > height) return;
    canvas.drawImage(this.#art.meadow, 0, top, width, meadowHeight);
    canvas.fillStyle = meadowGreen;
    if (top + meadowHeight < height)
      canvas.fillRect(0, top + meadowHeight - 1, width, height - top - meadowHeight + 1);
  }

  /** Returns the nearest place that begins with a whole pixel, at which a bitmap is copied quickly. */
  #wholePixel(y: number): number {
    return Math.round(y * this.#pixelsPerUnit) / this.#pixelsPerUnit;
  }
}
