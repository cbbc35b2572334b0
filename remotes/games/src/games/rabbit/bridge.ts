import { isOnBridge, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { rainbow } from '../../art/rainbow';
import { bridgeHeightAt, type RunView, screenX } from './view';

/** Width of one colour of the bridge, in units. */
const band = 6;
/** Units of the bridge that come out of the ground with each of the rabbit's way. */
const grownPerUnit = 5.5;
/** Units between two places of its outline. */
const stride = 12;
const behindRabbit = 420;

/** Height, in units, by which the bridge has two thirds of its thickness. */
const thickening = 22;

/** A place of the bridge on the screen, and the width of a colour there. */
interface BridgePlace {
  x: number;
  y: number;
  wide: number;
}

/** Draws the rainbow bridge as far as it has grown, out of the ground and back into it. */
export function drawBridge(view: RunView): void {
  const { canvas, layout, run, distance } = view;
  const { bridgeStart, bridgeEnd } = run;
  if (bridgeEnd === 0 || bridgeEnd < distance - behindRabbit * runUnit) return;
  const grown = bridgeStart + (120 + ((distance - bridgeStart) / runUnit + 40) * grownPerUnit) * runUnit;
  const from = Math.max(screenX(view, bridgeStart), -12);
  const to = Math.min(screenX(view, Math.min(bridgeEnd, grown)), layout.width + 12);
  if (to <= from) return;
  const places: BridgePlace[] = [];
  for (let x = from; x < to + stride; x += stride) {
    const at = Math.min(x, to);
    const high = bridgeHeightAt(run, distance + (at - layout.rabbitX) * runUnit);
    places.push({ x: at, y: layout.way - high, wide: band * (1 - Math.exp(-high / thickening)) });
  }
  stripe(canvas, places, [-1.6, 0, 7, 2.2], '#2a2160');
  for (const [colour, { fill }] of rainbow.entries())
    stripe(canvas, places, [0, colour, colour + 1, 0.4], fill);
  stripe(canvas, places, [0, 0.12, 0.45, 0], 'rgb(255 255 255 / 62%)');
  twinkle(view, places);
}

/** Fills a stripe along the bridge, from some widths of a colour below its edge to others, and some units beyond. */
function stripe(
  canvas: RunView['canvas'],
  places: readonly BridgePlace[],
  [above, from, to, below]: readonly [above: number, from: number, to: number, below: number],
  fill: string,
): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  for (const { x, y, wide } of places) canvas.lineTo(x, y + from * wide + above);
  for (const { x, y, wide } of places.toReversed()) canvas.lineTo(x, y + to * wide + below);
  canvas.fill();
}

/** Draws white glints that come and go on the bridge. */
function twinkle({ canvas, timeMs, isReduced, distance }: RunView, places: readonly BridgePlace[]): void {
  canvas.fillStyle = '#ffffff';
  const shift = Math.floor(distance / runUnit / stride);
  for (const [at, { x, y, wide }] of places.entries()) {
    const name = at + shift;
    if (name % 5 !== 0 || wide < 0.9 * band) continue;
    const bright = isReduced ? 0.6 : 0.5 + 0.5 * Math.sin(timeMs / 170 + name * 2.4);
    const size = 4.4 * bright;
    const [middleX, middleY] = [x, y + ((name * 13) % 40)];
    canvas.beginPath();
    for (const [dx, dy] of glint) canvas.lineTo(middleX + dx * size, middleY + dy * size);
    canvas.fill();
  }
}

/** A star of four points. */
const glint = [
  [0, -1],
  [0.22, -0.22],
  [1, 0],
  [0.22, 0.22],
  [0, 1],
  [-0.22, 0.22],
  [-1, 0],
  [-0.22, -0.22],
] as const;

/** Ribbons of the seven colours behind the rabbit while it is on a bridge: heights of its last steps, newest first. */
export function drawTrail(view: RunView, heights: readonly number[]): void {
  const { canvas, layout, run } = view;
  if (!isOnBridge(run) || heights.length < 3) return;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  rainbow.forEach(({ fill }, colour) => {
    canvas.strokeStyle = fill;
    canvas.globalAlpha = 0.85;
    canvas.lineWidth = 3.6;
    canvas.beginPath();
    heights.forEach((height, age) => {
      const x = layout.rabbitX - 10 - age * 5;
      const wave = Math.sin(age * 0.45 - view.timeMs / 130) * Math.min(age, 8) * 0.5;
      canvas.lineTo(x, height - 30 + colour * 3.2 * (1 - age / 60) + wave);
    });
    canvas.stroke();
  });
  canvas.globalAlpha = 1;
}
