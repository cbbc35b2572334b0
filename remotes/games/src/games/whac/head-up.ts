import { mostTimes, type WhacState, whacSteps } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArtCanvas } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import { write } from './art/glyphs';
import { put, putTurned, type Sprite } from './art/sprite';
import type { WhacArt } from './art/whac-art';
import { bump, Change, overshoot, passed } from './moments';
import type { WhacMoment } from './rabbits';

const medal = { x: 180, y: 71 };
/** The row of the seven shapes bends around the medal. */
const beads = rainbow.map((_, index) => {
  const angle = Math.PI * (1 + (index + 0.15) / (rainbow.length - 0.7));
  return { x: medal.x + Math.cos(angle) * 64, y: medal.y + 2 + Math.sin(angle) * 58 };
});
const timer = { x: 46, y: 50 };
const multiplier = { x: 314, y: 50 };
const ringRadius = 28.5;
const second = 60;
const lastSeconds = 10;

/** Draws what the player must know: the wanted colour among the seven, the time that is left, and the multiplier. */
export class HeadUp {
  readonly #wanted = new Change<number>();
  readonly #times = new Change<number>();

  draw(canvas: ArtCanvas, art: WhacArt, moment: WhacMoment): void {
    this.#drawWanted(canvas, art, moment);
    drawTimer(canvas, art, moment);
    this.#drawTimes(canvas, art, moment);
  }

  #drawWanted(canvas: ArtCanvas, art: WhacArt, { state, timeMs, isReduced }: WhacMoment): void {
    const wanted = state.wanted - 1;
    const since = this.#wanted.since(wanted, state.now);
    for (const [index, { x, y }] of beads.entries()) {
      const isHit = index < wanted;
      const scale =
        isHit && index === wanted - 1 && !isReduced
          ? 0.82 * (0.6 + 0.4 * overshoot(passed(since, 14)))
          : 0.82;
      put(canvas, isHit ? art.hitBead : art.bead, x, y, scale);
      canvas.globalAlpha = isHit ? 1 : 0.75;
      put(canvas, art.shapes[index] as Sprite, x, y, scale * 0.66);
      canvas.globalAlpha = 1;
    }
    const grown = isReduced ? 1 : 0.75 + 0.25 * overshoot(passed(since, 16)) + Math.sin(timeMs / 260) * 0.018;
    put(canvas, art.medals[wanted] as Sprite, medal.x, medal.y, grown);
  }

  #drawTimes(canvas: ArtCanvas, art: WhacArt, { state, isReduced }: WhacMoment): void {
    const { times } = state;
    const since = this.#times.since(times, state.now);
    const isUp = times > (this.#times.before ?? 1);
    const { x, y } = multiplier;
    put(canvas, art.plate, x, y);
    ring(canvas, x, y, (times - 1) / (mostTimes - 1), times === mostTimes ? '#ffd84f' : '#74dd96');
    const jump = isReduced ? 0 : bump(passed(since, 14));
    write(canvas, art.glyphs, `×${times}`, {
      x: x - (isUp ? 0 : jump * Math.sin(since * 1.4) * 4),
      y,
      scale: (times === mostTimes ? 0.82 : 0.98) + (isUp ? 0.35 : -0.1) * jump,
      inked: inkOfTimes(times, since, isUp),
    });
  }
}

function inkOfTimes(times: number, since: number, isUp: boolean) {
  if (!isUp && since < 24) return 'bad';
  return times === mostTimes ? 'gold' : 'plain';
}

/** Draws a ring from the top on, clockwise. */
function ring(canvas: ArtCanvas, x: number, y: number, part: number, colour: string): void {
  if (part <= 0) return;
  canvas.strokeStyle = colour;
  canvas.lineWidth = 5;
  canvas.lineCap = 'round';
  canvas.beginPath();
  canvas.arc(x, y, ringRadius, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
  canvas.stroke();
}

function drawTimer(canvas: ArtCanvas, art: WhacArt, { state, now, isReduced }: WhacMoment): void {
  const left = Math.max(0, whacSteps - now);
  const seconds = Math.ceil(Math.max(0, whacSteps - state.now) / second);
  const isLast = seconds <= lastSeconds;
  const beat =
    isLast && !isReduced && left > 0 ? 0.14 * Math.max(0, 1 - ((whacSteps - left) % second) / 20) : 0;
  const { x, y } = timer;
  putTurned(canvas, art.plate, [x, y], 0, 1 + beat * 0.5);
  ring(canvas, x, y, left / whacSteps, isLast ? '#ff8b96' : '#9ed0ff');
  write(canvas, art.glyphs, `${seconds}`, { x, y, scale: 1 + beat, inked: isLast ? 'bad' : 'plain' });
}

/** Returns how far the scene shakes after a mistake. */
export function shakeAt({ mark, marked }: WhacState, now: number, mistakes: ReadonlySet<number>): number {
  let shake = 0;
  for (const [hole, at] of marked.entries()) {
    const age = now - at;
    if (mistakes.has(mark[hole] ?? 0) && age >= 0 && age < 14)
      shake = Math.sin(age * 1.9) * (1 - age / 14) * 5;
  }
  return shake;
}
