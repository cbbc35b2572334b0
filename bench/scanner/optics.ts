import type { SeededRandom } from '../../shared/src/testing/seeded-random';
import type { View } from './degradation';

// Looked up once: inside Jest each use of a global costs more than the arithmetic around it.
const { max, min, round, sin } = Math;

/** A grey picture while it is being made: one float a pixel. */
export interface Canvas {
  width: number;
  height: number;
  grey: Float32Array;
}

/** Blurs in one direction with the given taps, `step` pixels apart, clamping at the edges. */
function convolve(
  { width, height, grey }: Canvas,
  weights: readonly number[],
  stepX: number,
  stepY: number,
): Canvas {
  const half = (weights.length - 1) / 2;
  const taps = weights.map((weight, tap) => ({
    weight,
    dx: round((tap - half) * stepX),
    dy: round((tap - half) * stepY),
  }));
  const blurred = new Float32Array(grey.length);
  for (const { weight, dx, dy } of taps) {
    for (let y = 0; y < height; y++) {
      const from = min(height - 1, max(0, y + dy)) * width;
      const to = y * width;
      for (let x = 0; x < width; x++) {
        const column = min(width - 1, max(0, x + dx));
        blurred[to + x] = (blurred[to + x] ?? 0) + weight * (grey[from + column] ?? 0);
      }
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

/** Applies the lens and a moving hand: focus blur, then blur along the motion. */
export function throughLens(canvas: Canvas, view: View): Canvas {
  const focused = view.blurPx > 0.3 ? gaussian(canvas, view.blurPx) : canvas;
  const taps = round(view.motionPx);
  if (taps < 2) return focused;
  const weights = Array.from({ length: taps }, () => 1 / taps);
  return convolve(focused, weights, Math.cos(view.motionAngle), sin(view.motionAngle));
}

/** A stretch of noise, from which frames take theirs at places of their own: drawing each value costs too much. */
function noiseOf(random: SeededRandom): Float32Array {
  return Float32Array.from({ length: 1 << 16 }, () => random.normal());
}

/** Light that falls unevenly, the stripes of a screen, and the sensor's noise; then whole grey levels. */
export function ontoSensor({ width, height, grey }: Canvas, view: View, random: SeededRandom): Uint8Array {
  const levels = new Uint8Array(grey.length);
  const noise = noiseOf(random);
  const [shadeX, shadeY] = [Math.cos(view.shadeAngle) / width, sin(view.shadeAngle) / width];
  const wave = (2 * Math.PI) / view.moirePx;
  const [waveX, waveY] = [wave * Math.cos(view.moireAngle), wave * sin(view.moireAngle)];
  for (let y = 0; y < height; y++) {
    const grain = Math.floor(random.next() * noise.length);
    for (let x = 0; x < width; x++) {
      const side = 0.5 + (x - width / 2) * shadeX + (y - height / 2) * shadeY;
      const light = 1 - view.shade * min(1, max(0, side));
      const stripes = view.moire && view.moire * (0.5 + 0.5 * sin(x * waveX + y * waveY));
      const speck = view.noise * (noise[(grain + x) & 0xffff] ?? 0);
      const level = (grey[y * width + x] ?? 0) * light * (1 - stripes) + speck;
      levels[y * width + x] = min(255, max(0, round(level)));
    }
  }
  return levels;
}
