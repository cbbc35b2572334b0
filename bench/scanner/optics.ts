import type { View } from './degradation';
import type { Random } from './random';

/** A grey picture while it is being made: one float a pixel. */
export interface Canvas {
  width: number;
  height: number;
  grey: Float32Array;
}

/** Blurs in one direction with the given taps, `step` pixels apart, clamping at the edges. */
function convolve(canvas: Canvas, weights: readonly number[], stepX: number, stepY: number): Canvas {
  const { width, height, grey } = canvas;
  const blurred = new Float32Array(grey.length);
  const half = (weights.length - 1) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap++) {
        const fromX = Math.min(width - 1, Math.max(0, Math.round(x + (tap - half) * stepX)));
        const fromY = Math.min(height - 1, Math.max(0, Math.round(y + (tap - half) * stepY)));
        sum += (weights[tap] ?? 0) * (grey[fromY * width + fromX] ?? 0);
      }
      blurred[y * width + x] = sum;
    }
  }
  return { width, height, grey: blurred };
}

/** Out-of-focus blur of the given deviation. */
function gaussian(canvas: Canvas, deviation: number): Canvas {
  const reach = Math.ceil(deviation * 2.5);
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  const weights = raw.map((weight) => weight / total);
  return convolve(convolve(canvas, weights, 1, 0), weights, 0, 1);
}

/** What the lens and a moving hand do: focus blur, then blur along the motion. */
export function throughLens(canvas: Canvas, view: View): Canvas {
  const focused = view.blurPx > 0.3 ? gaussian(canvas, view.blurPx) : canvas;
  const taps = Math.round(view.motionPx);
  if (taps < 2) return focused;
  const weights = Array.from({ length: taps }, () => 1 / taps);
  return convolve(focused, weights, Math.cos(view.motionAngle), Math.sin(view.motionAngle));
}

/** Light that falls unevenly, the stripes of a screen, and the sensor's noise; then whole grey levels. */
export function ontoSensor(canvas: Canvas, view: View, random: Random): Uint8Array {
  const { width, height, grey } = canvas;
  const levels = new Uint8Array(grey.length);
  const [shadeX, shadeY] = [Math.cos(view.shadeAngle) / width, Math.sin(view.shadeAngle) / width];
  const wave = (2 * Math.PI) / view.moirePx;
  const [waveX, waveY] = [wave * Math.cos(view.moireAngle), wave * Math.sin(view.moireAngle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const side = 0.5 + (x - width / 2) * shadeX + (y - height / 2) * shadeY;
      const light = 1 - view.shade * Math.min(1, Math.max(0, side));
      const stripes = 1 - view.moire * (0.5 + 0.5 * Math.sin(x * waveX + y * waveY));
      const level = (grey[y * width + x] ?? 0) * light * stripes + view.noise * random.normal();
      levels[y * width + x] = Math.min(255, Math.max(0, Math.round(level)));
    }
  }
  return levels;
}
