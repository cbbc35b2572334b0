import { type ArtCanvas, surfaceOf } from '../../art/bitmap';
import { cssOf, dayTimeAt, skyAt } from './day';

/** The light of the day over the land. A gradient is many times slower to fill than a picture to copy: it is drawn when it changes. */
export class DayLight {
  readonly #surface: OffscreenCanvas | HTMLCanvasElement;
  readonly #size: readonly [width: number, height: number];
  readonly #scale: number;
  /** Height in units of the part that fades in. */
  readonly #fading: number;
  #drawn = -1;

  constructor(size: readonly [width: number, height: number], fading: number, pixelsPerUnit: number) {
    this.#size = size;
    this.#fading = fading;
    this.#scale = pixelsPerUnit;
    this.#surface = surfaceOf(Math.ceil(size[0] * pixelsPerUnit), Math.ceil(size[1] * pixelsPerUnit));
  }

  /** Returns the light at a step of a run; undefined while the land has its own colours. */
  at(steps: number): OffscreenCanvas | HTMLCanvasElement | undefined {
    const looks = skyAt(steps);
    if (dayTimeAt(looks).cover < 0.01) return undefined;
    if (looks !== this.#drawn) this.#draw(looks);
    this.#drawn = looks;
    return this.#surface;
  }

  #draw(steps: number): void {
    const canvas = this.#surface.getContext('2d') as ArtCanvas | null;
    if (!canvas) return;
    const { light, cover } = dayTimeAt(steps);
    const [width, height] = this.#size;
    canvas.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    canvas.clearRect(0, 0, width + 1, height + 1);
    const colours = canvas.createLinearGradient(0, 0, 0, this.#fading);
    colours.addColorStop(0, cssOf(light, 0));
    colours.addColorStop(0.55, cssOf(light, cover));
    colours.addColorStop(1, cssOf(light, cover * 0.62));
    canvas.fillStyle = colours;
    canvas.fillRect(0, 0, width + 1, height + 1);
  }
}
