import { type CanvasSize, type Fit, fitOf } from '../domain/fit';
import type { ArcadeGame, Scene, SceneFrame } from '../game';

export type GameCanvas = HTMLCanvasElement | OffscreenCanvas;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Bitmaps that would be stretched or shrunk by more than this are drawn anew. */
const maxStretch = 1.25;

interface StageOptions<State> {
  game: ArcadeGame<State>;
  canvas: GameCanvas;
  size: CanvasSize;
  isReduced: boolean;
}

/** A canvas with the scene of a game on it. */
export class Stage<State> {
  /** Place of the scene on the canvas. */
  fit: Fit;
  readonly #options: StageOptions<State>;
  readonly #context: Context;
  #scene: Scene<State>;
  /** The place that the scene's art was drawn for. */
  #drawn: Fit;
  #isClosed = false;

  private constructor(options: StageOptions<State>, context: Context, fit: Fit, scene: Scene<State>) {
    this.#options = options;
    this.#context = context;
    this.fit = fit;
    this.#scene = scene;
    this.#drawn = fit;
    this.#place();
  }

  /** Draws the art of a game for a canvas. @throws Error where the canvas can't be drawn on */
  static async open<State>(options: StageOptions<State>): Promise<Stage<State>> {
    const { game, canvas, size, isReduced } = options;
    const context = canvas.getContext('2d', { alpha: false }) as Context | null;
    if (!context) throw new Error('The canvas can’t be drawn on');
    const fit = fitOf(game.size, size);
    const scene = await game.createScene({ isReduced, pixelsPerUnit: fit.scale, size: fit.scene });
    return new Stage(options, context, fit, scene);
  }

  /**
   * Takes another size of the canvas, which empties it.
   * @returns a promise of new art where the old one is too small or too large, or of another shape; undefined where it fits
   */
  resize(size: CanvasSize): Promise<void> | undefined {
    this.fit = fitOf(this.#options.game.size, size);
    this.#place();
    const { scale, scene } = this.fit;
    const { scale: drawnScale, scene: drawn } = this.#drawn;
    const stretch = scale / drawnScale;
    const isOther = scene.width !== drawn.width || scene.height !== drawn.height;
    return isOther || stretch > maxStretch || stretch < 1 / maxStretch ? this.#drawAnew() : undefined;
  }

  remember(state: State, ghost?: State): void {
    this.#scene.remember(state, ghost);
  }

  draw(frame: SceneFrame<State>): void {
    const { scale, left, top } = this.fit;
    const context = this.#context;
    context.save();
    context.setTransform(scale, 0, 0, scale, left, top);
    this.#scene.draw(context, frame);
    context.restore();
    if (!this.#scene.isBoundless) this.#drawBars();
  }

  close(): void {
    this.#isClosed = true;
    this.#scene.close();
  }

  async #drawAnew(): Promise<void> {
    const fit = this.fit;
    this.#drawn = fit;
    const { game, isReduced } = this.#options;
    const scene = await game.createScene({ isReduced, pixelsPerUnit: fit.scale, size: fit.scene });
    const isLate = this.#isClosed || this.#drawn !== fit;
    const [used, unused] = isLate ? [this.#scene, scene] : [scene, this.#scene];
    this.#scene = used;
    unused.close();
  }

  #place(): void {
    const { canvas } = this.#options;
    const { width, height } = this.fit;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  /** Covers the canvas beside or above the scene. */
  #drawBars(): void {
    const { width, height, left, top } = this.fit;
    const context = this.#context;
    context.fillStyle = this.#scene.surround;
    if (left > 0) {
      context.fillRect(0, 0, left, height);
      context.fillRect(width - left, 0, left, height);
    }
    if (top > 0) {
      context.fillRect(0, 0, width, top);
      context.fillRect(0, height - top, width, top);
    }
  }
}
