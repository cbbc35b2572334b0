import { rainbowFloors } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { ArtCanvas } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import type { SceneSize } from '../../play/game';
import { clamp, ease } from './paint';
import { playFocusY } from './view';

const arcMs = 420;
const fadeMs = 600;
const shownMs = 1500;
/** Radius of the outer arc, and width of each. */
const outer = 168;
const arcWidth = 9;
const markSize = 20;
const markGap = 27;

interface Place {
  x: number;
  y: number;
}

interface RainbowMeterOptions {
  marks: readonly ImageBitmap[];
  clouds: readonly ImageBitmap[];
  size: SceneSize;
  isReduced: boolean;
}

/** The rainbow of the perfect drops in a row: arcs in the sky behind the tower, and a row of shapes below it. */
export class RainbowMeter {
  readonly #size: SceneSize;
  /** The middle of the rainbow. */
  readonly #middle: Place;
  readonly #marks: readonly ImageBitmap[];
  readonly #clouds: readonly ImageBitmap[];
  readonly #isReduced: boolean;
  #streak = 0;
  #grownMs = 0;
  /** Arcs that fade, and when they began to. */
  #faded = { arcs: 0, fromMs: 0 };

  constructor({ marks, clouds, size, isReduced }: RainbowMeterOptions) {
    this.#size = size;
    this.#middle = { x: size.width / 2, y: playFocusY(size) + 14 };
    this.#marks = marks;
    this.#clouds = clouds;
    this.#isReduced = isReduced;
  }

  /** Shows a streak; a complete rainbow stays for a moment. */
  show(streak: number, isComplete: boolean, timeMs: number): void {
    if (isComplete) this.#faded = { arcs: rainbowFloors, fromMs: timeMs + shownMs };
    else if (streak === 0 && this.#streak > 0) this.#faded = { arcs: this.#streak, fromMs: timeMs };
    if (streak > this.#streak) this.#grownMs = timeMs;
    this.#streak = streak;
  }

  /** Shows a streak without a way to it. */
  set(streak: number): void {
    this.#streak = streak;
    this.#grownMs = Number.NEGATIVE_INFINITY;
    this.#faded = { arcs: 0, fromMs: 0 };
  }

  drawArcs(canvas: ArtCanvas, timeMs: number): void {
    const { arcs, fromMs } = this.#faded;
    const left = arcs === 0 ? 0 : clamp(1 - (timeMs - fromMs) / fadeMs);
    if (left > 0)
      for (let arc = 0; arc < arcs; arc += 1)
        drawArc(canvas, this.#middle, { arc, part: 1, alpha: 0.85 * left });
    const isComplete = arcs === rainbowFloors && left === 1;
    const reached = isComplete ? 0 : this.#streak;
    const grown = this.#isReduced ? 1 : ease((timeMs - this.#grownMs) / arcMs);
    for (let arc = 0; arc < reached; arc += 1)
      drawArc(canvas, this.#middle, { arc, part: arc === reached - 1 ? grown : 1, alpha: 0.85 });
    this.#drawFeet(canvas, Math.max(left, reached === 1 ? grown : Math.min(1, reached)));
    canvas.globalAlpha = 1;
  }

  /** Draws the clouds on which the rainbow rests. */
  #drawFeet(canvas: ArtCanvas, alpha: number): void {
    if (alpha === 0) return;
    canvas.globalAlpha = alpha;
    for (const [index, side] of [-1, 1].entries()) {
      const bitmap = this.#clouds[index];
      const x = this.#middle.x + side * (outer - 30);
      if (bitmap) canvas.drawImage(bitmap, x - 62, this.#middle.y - 36, 124, 58);
    }
  }

  drawRow(canvas: ArtCanvas, timeMs: number): void {
    const isComplete = this.#faded.arcs === rainbowFloors && timeMs < this.#faded.fromMs;
    const reached = isComplete ? rainbowFloors : this.#streak;
    const left = this.#size.width / 2 - (markGap * (rainbowFloors - 1)) / 2;
    const y = this.#size.height - 24;
    canvas.fillStyle = 'rgb(27 22 80 / 34%)';
    canvas.beginPath();
    canvas.roundRect(left - 19, y - 16, markGap * (rainbowFloors - 1) + 38, 32, 16);
    canvas.fill();
    for (const [index, mark] of this.#marks.entries()) {
      const isReached = index < reached;
      const isNext = index === reached;
      const beat = isNext && !this.#isReduced ? 1 + 0.1 * Math.sin(timeMs / 160) : 1;
      const size = markSize * (isReached ? 1 : 0.8) * beat;
      const x = left + index * markGap;
      if (isReached) {
        canvas.fillStyle = rainbow[index]?.fill ?? '';
        canvas.beginPath();
        canvas.arc(x, y, 13, 0, 2 * Math.PI);
        canvas.fill();
      }
      let alpha = 0.4;
      if (isReached) alpha = 1;
      else if (isNext) alpha = 0.85;
      canvas.globalAlpha = alpha;
      canvas.drawImage(mark, x - size / 2, y - size / 2, size, size);
      canvas.globalAlpha = 1;
    }
  }
}

/** Draws an arc from left to right, up to a part of it. */
function drawArc(
  canvas: ArtCanvas,
  middle: Place,
  { arc, part, alpha }: { arc: number; part: number; alpha: number },
): void {
  canvas.globalAlpha = alpha;
  canvas.strokeStyle = rainbow[arc]?.fill ?? '';
  canvas.lineWidth = arcWidth + 0.6;
  canvas.beginPath();
  canvas.arc(middle.x, middle.y, outer - arc * arcWidth, Math.PI, Math.PI * (1 + part));
  canvas.stroke();
}
