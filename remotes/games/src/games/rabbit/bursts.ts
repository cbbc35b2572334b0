import { type RabbitRun, runMoments, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { type RunView, screenX } from './view';

/** A small thing that flies off and fades: a shape of a colour, or a puff of dust. */
interface Bit {
  colour: number | undefined;
  /** Place on the way in parts of a unit, and height on the screen above the way in units. */
  place: number;
  above: number;
  /** Units in a second. */
  speedX: number;
  speedY: number;
  size: number;
  bornMs: number;
  lifeMs: number;
}

const maxBits = 90;
const fallPerSecond = 420;

/** Small things that fly off at the moments of a run; they are seen, and change nothing. */
export class Bursts {
  readonly #bits: Bit[] = [];
  #turn = 0;

  /** Lets things fly off by the moments of the latest step. */
  add(run: RabbitRun, above: number, timeMs: number): void {
    const { moments } = run;
    const last = run.progress === 0 ? 6 : run.progress - 1;
    if (moments & runMoments.right) this.#shapes(run, above, timeMs, [last], 12);
    if (moments & runMoments.sparkle) this.#shapes(run, above, timeMs, [(run.sparkles + this.#turn) % 7], 5);
    if (moments & runMoments.wrong) this.#dust(run, above + 20, timeMs, 4);
    if (moments & runMoments.bridge) this.#shapes(run, above, timeMs, [0, 1, 2, 3, 4, 5, 6], 42);
    if (moments & (runMoments.land | runMoments.hop)) this.#dust(run, above, timeMs, 5);
    if (moments & (runMoments.stumble | runMoments.fall)) this.#dust(run, above + 10, timeMs, 14);
  }

  draw(view: RunView): void {
    for (let at = this.#bits.length - 1; at >= 0; at -= 1) {
      const bit = this.#bits[at];
      const left = bit ? 1 - (view.timeMs - bit.bornMs) / bit.lifeMs : 0;
      if (bit && left > 0 && left <= 1) drawBit(view, bit, left);
      else this.#bits.splice(at, 1);
    }
    view.canvas.globalAlpha = 1;
  }

  #shapes(run: RabbitRun, above: number, timeMs: number, colours: readonly number[], count: number): void {
    for (let at = 0; at < count; at += 1) {
      const way = (at / count) * 2 * Math.PI + this.#next();
      const fast = 90 + 150 * this.#next();
      this.#push({
        colour: colours[at % colours.length],
        place: run.distance + 8 * runUnit,
        above: above + 28,
        speedX: Math.cos(way) * fast + 60,
        speedY: Math.sin(way) * fast + 90,
        size: 11 + 8 * this.#next(),
        bornMs: timeMs,
        lifeMs: 600 + 500 * this.#next(),
      });
    }
  }

  #dust(run: RabbitRun, above: number, timeMs: number, count: number): void {
    for (let at = 0; at < count; at += 1)
      this.#push({
        colour: undefined,
        place: run.distance - 6 * runUnit,
        above: above + 2 + this.#next() * 5,
        speedX: 60 * (this.#next() - 0.2),
        speedY: 34 * this.#next(),
        size: 4 + 5 * this.#next(),
        bornMs: timeMs,
        lifeMs: 320 + 240 * this.#next(),
      });
  }

  #push(bit: Bit): void {
    if (this.#bits.length < maxBits) this.#bits.push(bit);
  }

  /** Returns values from 0 up to 1 that look random. */
  #next(): number {
    this.#turn = (this.#turn + 1) % 9973;
    return (this.#turn * 0.618_034) % 1;
  }
}

/** Draws a bit of which so much of its life, from 1 down to 0, is left. */
function drawBit(view: RunView, bit: Bit, left: number): void {
  const { canvas, layout, pictures, timeMs } = view;
  const age = (timeMs - bit.bornMs) / 1000;
  const x = screenX(view, bit.place) + bit.speedX * age;
  const y = layout.way - bit.above - bit.speedY * age;
  const spark = bit.colour === undefined ? undefined : pictures.sparks[bit.colour];
  if (spark) {
    const size = bit.size * (0.5 + left / 2);
    const fallen = (fallPerSecond * age * age) / 2;
    canvas.globalAlpha = Math.min(1, left * 1.6);
    canvas.drawImage(spark.bitmap, x - size / 2, y + fallen - size / 2, size, size);
    return;
  }
  canvas.globalAlpha = left * 0.7;
  canvas.fillStyle = '#fff8e6';
  canvas.beginPath();
  canvas.arc(x, y, bit.size * (0.8 - left * 0.3), 0, 2 * Math.PI);
  canvas.fill();
}
