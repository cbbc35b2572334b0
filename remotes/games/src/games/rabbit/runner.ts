import { type RabbitRun, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { rainbow } from '../../art/rainbow';
import { lowPictures, pictureOf, runPictures } from './art/rabbit-poses';
import { poseFeet } from './pictures';
import { bridgeHeightAt, type RunView, screenX, screenY } from './view';

/** Units of way for one bound. */
const boundLength = 104;
const lowLength = 56;
/** Rise, in parts of a unit a step, at the top of a hop. */
const topRise = 700;
/** Steps of a slow-down in which the rabbit still rolls. */
const rollSteps = 50;
const slowSteps = 90;

/** Returns the number of the picture for a rabbit. */
function pictureFor(run: RabbitRun, timeMs: number): number {
  if (run.ending === 1) return pictureOf.dazed;
  if (run.fall > 0 || run.slow > slowSteps - rollSteps) return pictureOf.hurt;
  if (run.ending === 2) return pictureOf.glide;
  if (run.rest > 0) return timeMs % 2600 < 150 ? pictureOf.blink : pictureOf.sit;
  if (run.duck > 0) return pictureOf.low + part(run.distance, lowLength, lowPictures);
  if (run.height > 0 || run.rise > 0) return inAir(run);
  return part(run.distance, boundLength, runPictures);
}

const part = (distance: number, length: number, count: number) =>
  Math.floor((distance / runUnit / length) * count) % count;

function inAir({ rise, glide, isHeld }: RabbitRun): number {
  if (rise < 0 && isHeld === 1 && glide > 0 && rise > -topRise)
    return glide % 8 < 4 ? pictureOf.glide : pictureOf.flap;
  if (rise > topRise) return pictureOf.rise;
  return rise > -topRise ? pictureOf.top : pictureOf.sink;
}

/** Returns the turn of a rabbit that rolls, in radians. */
function rollOf({ slow, fall, ending }: RabbitRun, isReduced: boolean): number {
  if (isReduced || ending !== 0) return 0;
  if (fall > 0) return (1 - fall / 60) ** 2 * -2 * Math.PI + (1 - fall / 60) * 4 * Math.PI;
  return slow > slowSteps - rollSteps ? ((slowSteps - slow) / rollSteps) * 2 * Math.PI : 0;
}

/** Draws the rabbit, with its shadow, its scarf and its dizzy stars. */
export function drawRunner(view: RunView, landedMs: number): void {
  const { canvas, layout, run, distance, height, timeMs, isReduced } = view;
  const [x, y] = [layout.rabbitX, screenY(view, distance, height / runUnit)];
  shadow(view, x, height / runUnit);
  if (run.duck === 0) scarf(view, x, y);
  // The rabbit is a little see-through while nothing can hurt it.
  canvas.globalAlpha = run.slow > 0 && run.slow <= slowSteps - rollSteps && run.slow % 10 < 4 ? 0.72 : 1;
  const squash = landedMs < 110 && !isReduced ? 1 - 0.16 * (1 - landedMs / 110) : 1;
  drawRabbitAt(view, run, { x, y, squash, turn: rollOf(run, isReduced), lean: slopeOf(view) });
  canvas.globalAlpha = 1;
  if (run.shaken > 0) stars(view, x, y - (run.duck > 0 ? 44 : 68), run, timeMs);
}

/** Slope of the bridge under the rabbit, as a turn. */
function slopeOf({ run, distance, height }: RunView): number {
  if (height > 0) return 0;
  const reach = 14 * runUnit;
  return -Math.atan2(bridgeHeightAt(run, distance + reach) - bridgeHeightAt(run, distance - reach), 28);
}

interface RabbitPlace {
  x: number;
  y: number;
  squash: number;
  turn: number;
  lean: number;
}

function drawRabbitAt(
  { canvas, pictures, timeMs }: RunView,
  run: RabbitRun,
  { x, y, squash, turn, lean }: RabbitPlace,
): void {
  const picture = pictures.poses[pictureFor(run, timeMs)];
  if (!picture) return;
  canvas.save();
  canvas.translate(x, y);
  if (lean !== 0) canvas.rotate(lean);
  if (turn !== 0) {
    canvas.translate(0, -22);
    canvas.rotate(turn);
    canvas.translate(0, 22);
  }
  canvas.scale(2 - squash, squash);
  canvas.drawImage(picture.bitmap, -poseFeet.x, -poseFeet.y, picture.width, picture.height);
  canvas.restore();
}

function shadow({ canvas, layout, run, distance }: RunView, x: number, height: number): void {
  const near = Math.max(0.3, 1 - height / 150);
  canvas.fillStyle = `rgb(42 33 96 / ${0.24 * near})`;
  canvas.beginPath();
  canvas.ellipse(x, layout.way - bridgeHeightAt(run, distance) + 4, 27 * near, 5 * near, 0, 0, 2 * Math.PI);
  canvas.fill();
}

/** Draws the scarf: a ribbon for each colour of the rainbow that the rabbit has collected. */
function scarf({ canvas, run, timeMs, isReduced }: RunView, x: number, y: number): void {
  if (run.rest > 0 || run.fall > 0 || run.ending !== 0 || run.slow > slowSteps - rollSteps) return;
  const time = isReduced ? 0 : timeMs / 120;
  canvas.lineCap = 'round';
  for (let colour = run.progress - 1; colour >= 0; colour -= 1) {
    const long = 26 + colour * 5;
    const top = y - 31 + colour * 2.6;
    canvas.strokeStyle = rainbow[colour]?.fill ?? '';
    canvas.lineWidth = 4;
    canvas.beginPath();
    canvas.moveTo(x + 6, top);
    canvas.bezierCurveTo(
      x - long * 0.4,
      top - 6 + Math.sin(time) * 4,
      x - long * 0.7,
      top + 4 + Math.sin(time + 1.4) * 5,
      x - long - 6,
      top - 5 + Math.sin(time + 2.6) * 6,
    );
    canvas.stroke();
  }
}

/** Draws dizzy stars: one for each two seconds, or less, until the stumble is forgiven. */
function stars(
  { canvas, pictures, isReduced }: RunView,
  x: number,
  y: number,
  run: RabbitRun,
  timeMs: number,
): void {
  const star = pictures.sparks[2];
  const count = Math.ceil(run.shaken / 100);
  for (let at = 0; star && at < count; at += 1) {
    const turn = (isReduced ? 0 : timeMs / 260) + (at / count) * 2 * Math.PI;
    const size = 13 + 3 * Math.sin(turn);
    canvas.drawImage(
      star.bitmap,
      x + 10 + Math.cos(turn) * 21 - size / 2,
      y + Math.sin(turn) * 7 - size / 2,
      size,
      size,
    );
  }
}

/** Place and height of a rabbit between two steps, in parts of a unit. */
export type RabbitAt = Pick<RunView, 'distance' | 'height'>;

/** Draws the rabbit of the run that is raced against, as it was at this step. */
export function drawRival(view: RunView, ghost: RabbitRun, { distance, height }: RabbitAt): void {
  const { canvas, layout } = view;
  const x = screenX(view, distance);
  if (x < -60 || x > layout.width + 60) return;
  const y = layout.way - bridgeHeightAt(ghost, distance) - height / runUnit;
  canvas.globalAlpha = 0.4;
  drawRabbitAt(view, ghost, { x, y, squash: 1, turn: 0, lean: 0 });
  canvas.globalAlpha = 1;
}
