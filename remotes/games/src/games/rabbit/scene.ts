import {
  isOnBridge,
  type RabbitRun,
  runMoments,
  runUnit,
} from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { ArtCanvas } from '../../art/bitmap';
import type { Scene, SceneFrame, SceneOptions } from '../../play/game';
import { groundRise } from './art/land';
import { drawBackdrop } from './backdrop';
import { drawBridge, drawTrail } from './bridge';
import { Bursts } from './bursts';
import { drawColourRow, drawThumbPlace } from './colour-row';
import { DayLight } from './day-light';
import { drawPictures, type RunPictures } from './pictures';
import { drawRival, drawRunner, type RabbitAt } from './runner';
import { RunSky } from './sky';
import { bridgeHeightAt, type Layout, layoutOf, type RunView } from './view';
import { drawObstacles, drawOrbs } from './way';

/** Steps of the rabbit's way that its trail on a bridge shows. */
const trailSteps = 26;
/** Moments of more steps than these between two frames were skipped by someone who watches, and are not shown. */
const mostUnseen = 12;
const shakeMs = 320;
const flashMs = 420;

/** The run in a meadow, as the worker draws it. */
class RabbitScene implements Scene<RabbitRun> {
  readonly surround = '#2f8a4e';
  readonly #pictures: RunPictures;
  readonly #layout: Layout;
  readonly #pixelsPerUnit: number;
  readonly #isReduced: boolean;
  readonly #sky: RunSky;
  readonly #light: DayLight;
  readonly #bursts = new Bursts();
  readonly #trail: number[] = [];
  #distance = 0;
  #height = 0;
  /** Place of the run that is raced against, before its latest step. */
  #rival: RabbitAt | undefined;
  /** Steps since the latest frame. */
  #unseen = 0;
  /** Time of the latest frame, and of the latest landing, stumble and bridge. */
  #timeMs = 0;
  #landedMs = Number.NEGATIVE_INFINITY;
  #hitMs = Number.NEGATIVE_INFINITY;
  #bridgeMs = Number.NEGATIVE_INFINITY;

  constructor(pictures: RunPictures, layout: Layout, { isReduced, pixelsPerUnit }: SceneOptions) {
    this.#pictures = pictures;
    this.#layout = layout;
    this.#isReduced = isReduced;
    this.#pixelsPerUnit = pixelsPerUnit;
    this.#sky = new RunSky(layout, pixelsPerUnit);
    const { height } = pictures.far;
    const top = layout.way - groundRise - height;
    this.#light = new DayLight([layout.width, layout.height - top], height, pixelsPerUnit);
  }

  remember(run: RabbitRun, rival?: RabbitRun): void {
    const above = bridgeHeightAt(run, run.distance) + run.height / runUnit;
    const { moments } = run;
    this.#distance = run.distance;
    this.#height = run.height;
    if (rival) this.#rival = { distance: rival.distance, height: rival.height };
    this.#trail.unshift(this.#layout.way - above);
    this.#trail.length = Math.min(this.#trail.length, trailSteps);
    this.#unseen += 1;
    if (this.#unseen > mostUnseen) return;
    this.#bursts.add(run, above, this.#timeMs);
    if (moments & runMoments.land) this.#landedMs = this.#timeMs;
    if (moments & (runMoments.stumble | runMoments.fall)) this.#hitMs = this.#timeMs;
    if (moments & runMoments.bridge) this.#bridgeMs = this.#timeMs;
  }

  draw(canvas: ArtCanvas, { state: run, part, timeMs, ghost }: SceneFrame<RabbitRun>): void {
    this.#timeMs = timeMs;
    this.#unseen = 0;
    const between = (from: number, to: number) => from + (to - from) * part;
    const view: RunView = {
      canvas,
      pixelsPerUnit: this.#pixelsPerUnit,
      pictures: this.#pictures,
      layout: this.#layout,
      isReduced: this.#isReduced,
      run,
      timeMs,
      distance: between(this.#distance, run.distance),
      height: between(this.#height, run.height),
    };
    canvas.save();
    this.#shake(canvas, timeMs);
    drawBackdrop(view, this.#sky, this.#light);
    drawObstacles(view);
    drawBridge(view);
    if (ghost) {
      const { distance, height } = this.#rival ?? ghost;
      drawRival(view, ghost, {
        distance: between(distance, ghost.distance),
        height: between(height, ghost.height),
      });
    }
    drawTrail(view, this.#trail);
    drawOrbs(view);
    drawRunner(view, timeMs - this.#landedMs);
    this.#bursts.draw(view);
    canvas.restore();
    this.#flash(view);
    drawColourRow(view);
    drawThumbPlace(view);
  }

  close(): void {
    this.#pictures.close();
  }

  #shake(canvas: ArtCanvas, timeMs: number): void {
    const left = 1 - (timeMs - this.#hitMs) / shakeMs;
    if (this.#isReduced || left <= 0 || left > 1) return;
    canvas.translate(Math.sin(timeMs / 17) * 5 * left, Math.sin(timeMs / 23) * 4 * left);
  }

  /** Lets the sky light up when a bridge begins. */
  #flash({ canvas, layout, run, timeMs }: RunView): void {
    const left = 1 - (timeMs - this.#bridgeMs) / flashMs;
    if (this.#isReduced || left <= 0 || left > 1 || !isOnBridge(run)) return;
    canvas.fillStyle = `rgb(255 255 255 / ${0.45 * left})`;
    canvas.fillRect(0, 0, layout.width, layout.height);
  }
}

/** Draws the art of the run once, and returns its scene. */
export async function createRabbitScene(options: SceneOptions): Promise<Scene<RabbitRun>> {
  const layout = layoutOf(options.size);
  const { height, way, landScale } = layout;
  const pictures = await drawPictures(options.pixelsPerUnit, {
    groundHeight: height - way + groundRise,
    landScale,
  });
  return new RabbitScene(pictures, layout, options);
}
