import { type ArtCanvas, surfaceOf } from '../../art/bitmap';
import { between, cssOf, type DayTime, dayTimeAt, skyAt } from './day';
import type { Layout } from './view';

/** The sky with its sun, moon and stars, drawn again only when it changes. */
export class RunSky {
  readonly #surface: OffscreenCanvas | HTMLCanvasElement;
  readonly #layout: Layout;
  readonly #scale: number;
  #drawn = -1;

  constructor(layout: Layout, pixelsPerUnit: number) {
    this.#layout = layout;
    this.#scale = pixelsPerUnit;
    this.#surface = surfaceOf(Math.ceil(layout.width * pixelsPerUnit), Math.ceil(layout.way * pixelsPerUnit));
  }

  /** Returns the sky at a step of a run, as wide as the scene and as high as its way. */
  at(steps: number): OffscreenCanvas | HTMLCanvasElement {
    const sky = skyAt(steps);
    if (sky !== this.#drawn) this.#draw(sky);
    this.#drawn = sky;
    return this.#surface;
  }

  #draw(steps: number): void {
    const canvas = this.#surface.getContext('2d', { alpha: false }) as ArtCanvas | null;
    if (!canvas) return;
    const { width, way } = this.#layout;
    const day = dayTimeAt(steps);
    canvas.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    const colours = canvas.createLinearGradient(0, 0, 0, way);
    colours.addColorStop(0, cssOf(day.top));
    colours.addColorStop(0.8, cssOf(day.horizon));
    canvas.fillStyle = colours;
    canvas.fillRect(0, 0, width + 1, way + 1);
    drawStars(canvas, this.#layout, day.night);
    drawSun(canvas, this.#layout, day.night);
    drawMoon(canvas, this.#layout, day);
  }
}

function drawSun(canvas: ArtCanvas, { width, way }: Layout, night: number): void {
  const [x, y] = [width * 0.74, between(way * 0.34, way * 1.2, Math.min(1, night * 1.4))];
  const glow = canvas.createRadialGradient(x, y, 10, x, y, 130);
  glow.addColorStop(0, 'rgb(255 252 228 / 95%)');
  glow.addColorStop(0.24, 'rgb(255 246 200 / 45%)');
  glow.addColorStop(1, 'rgb(255 246 200 / 0%)');
  canvas.fillStyle = glow;
  canvas.fillRect(x - 130, y - 130, 260, 260);
  disc(canvas, x, y, 27, '#fff6cf');
}

function drawMoon(canvas: ArtCanvas, { width, way }: Layout, { night }: DayTime): void {
  if (night < 0.2) return;
  const [x, y] = [width * 0.24, way * 0.3];
  canvas.globalAlpha = night;
  disc(canvas, x, y, 40, 'rgb(255 240 192 / 14%)');
  disc(canvas, x, y, 33, 'rgb(255 240 192 / 20%)');
  disc(canvas, x, y, 25, '#fff1c2');
  disc(canvas, x - 8, y - 5, 5, '#f1dc9c');
  disc(canvas, x + 7, y + 7, 3.6, '#f1dc9c');
  disc(canvas, x + 6, y - 10, 2.6, '#f1dc9c');
  canvas.globalAlpha = 1;
}

function disc(canvas: ArtCanvas, x: number, y: number, radius: number, fill: string): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}

const starCount = 64;

function drawStars(canvas: ArtCanvas, { width, way }: Layout, night: number): void {
  if (night < 0.2) return;
  for (let star = 0; star < starCount; star += 1) {
    const [x, y] = [(star * 197.3) % width, (star * 89.7) % (way * 0.7)];
    disc(canvas, x, y, 0.6 + (star % 4) * 0.35, `rgb(255 255 255 / ${night * (0.5 + (star % 3) * 0.22)})`);
  }
}
