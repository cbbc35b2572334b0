import { type WhacState, whacMarks } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArtCanvas } from '../../art/bitmap';
import { type Ink, write } from './art/glyphs';
import { put, putTurned, type Sprite } from './art/sprite';
import type { WhacArt } from './art/whac-art';
import { type HolePlace, holePlaces } from './layout';
import { easeOut, passed } from './moments';
import type { WhacMoment } from './rabbits';

/** Durations in steps. */
const swing = 15;
const burst = 30;
const pop = 52;

const inkOf: Readonly<Record<number, Ink>> = {
  [whacMarks.rainbow]: 'gold',
  [whacMarks.white]: 'bad',
};
const isPressed = new Set<number>([
  whacMarks.right,
  whacMarks.rainbow,
  whacMarks.wrong,
  whacMarks.white,
  whacMarks.empty,
]);
const isGood = (mark: number) => mark === whacMarks.right || mark === whacMarks.rainbow;

/** Draws what a press lets fly: the mallet, stars, dust, and the points. */
export function drawEffects(canvas: ArtCanvas, art: WhacArt, moment: WhacMoment): void {
  const { state, now } = moment;
  for (const [hole, place] of holePlaces.entries()) {
    const mark = state.mark[hole] ?? whacMarks.none;
    const age = now - (state.marked[hole] ?? 0);
    if (mark === whacMarks.none || mark === whacMarks.late || age < 0 || age > pop) continue;
    if (isPressed.has(mark) && age < swing)
      drawMallet(canvas, art, { place, mark, age, isReduced: moment.isReduced });
    if (age < burst) drawBurst(canvas, art, { place, mark, age, who: state.markedWho[hole] ?? 0 });
    drawPoints(canvas, art, { place, mark, age, gain: state.gain[hole] ?? 0 });
  }
  canvas.globalAlpha = 1;
}

interface Hit {
  place: HolePlace;
  mark: number;
  age: number;
}

/** Height over its hole at which a rabbit of scale 1 is hit. */
const headHeight = 62;

function drawMallet(canvas: ArtCanvas, art: WhacArt, hit: Hit & { isReduced: boolean }): void {
  const { place, mark, age, isReduced } = hit;
  const height = mark === whacMarks.empty ? 4 : headHeight - 6;
  const lift = passed(age - 5, swing - 5);
  canvas.globalAlpha = 1 - lift ** 2;
  const angle = isReduced ? 0 : 0.75 * easeOut(lift);
  putTurned(canvas, art.mallet, [place.x + 13, place.y - height * place.scale], angle, 0.86 * place.scale);
}

/** Throws stars and the colour's shape up after a good hit, dust out of an empty hole. */
function drawBurst(canvas: ArtCanvas, art: WhacArt, { place, mark, age, who }: Hit & { who: number }): void {
  const part = age / burst;
  canvas.globalAlpha = 1 - part ** 3;
  const { x, y, scale } = place;
  const top = y - headHeight * scale;
  if (isGood(mark)) {
    const shape = art.shapes[who - 1] ?? art.star;
    for (let index = 0; index < 6; index += 1) {
      const angle = -Math.PI / 2 + (index - 2.5) * 0.62;
      const away = easeOut(part) * (46 + (index % 2) * 18) * scale;
      const fall = part * part * 30;
      const place = [x + Math.cos(angle) * away, top + Math.sin(angle) * away + fall] as const;
      putTurned(
        canvas,
        index % 2 ? shape : art.star,
        place,
        (index - 2.5) * part * 1.6,
        0.55 + 0.35 * (1 - part),
      );
    }
  } else if (mark === whacMarks.empty) {
    for (let index = 0; index < 4; index += 1) {
      const side = index - 1.5;
      const away = easeOut(part) * 24 * side * scale;
      put(
        canvas,
        art.puff,
        x + away,
        y - (8 + (2 - Math.abs(side)) * 22 * easeOut(part)) * scale,
        (0.5 + part * 0.6) * scale,
      );
    }
  } else if (mark === whacMarks.wrong || mark === whacMarks.white) {
    put(canvas, art.cross, x - 30 * scale, top - 4 * scale, 0.8 + 0.3 * easeOut(passed(age, 6)));
  } else if (mark === whacMarks.spared) {
    put(canvas, art.heart, x, y - (30 + 34 * easeOut(part)) * scale, 0.9);
  }
}

/** Lets the points rise, the larger the more they are. */
function drawPoints(
  canvas: ArtCanvas,
  art: WhacArt,
  { place, mark, age, gain }: Hit & { gain: number },
): void {
  if (gain === 0) return;
  const part = age / pop;
  canvas.globalAlpha = 1 - passed(age - pop * 0.6, pop * 0.4);
  const scale =
    (isGood(mark) ? 0.75 + Math.min(0.75, gain / 260) : 0.7) * (0.6 + 0.4 * easeOut(passed(age, 7)));
  write(canvas, art.glyphs, gain < 0 ? `−${-gain}` : `+${gain}`, {
    x: Math.min(312, Math.max(48, place.x)),
    y: Math.max(128, place.y - (92 + 34 * easeOut(part)) * place.scale),
    scale,
    inked: inkOf[mark] ?? 'plain',
  });
}

/** Steps for which the sky shows a full rainbow. */
const bowSteps = 130;

/** Draws the bow of the last full rainbow over the hills. */
export function drawBow(canvas: ArtCanvas, art: WhacArt, { state, now, isReduced }: WhacMoment): void {
  const age = now - lastRainbow(state);
  if (age < 0 || age > bowSteps) return;
  canvas.globalAlpha = 0.85 * Math.min(passed(age, 12), 1 - passed(age - bowSteps * 0.7, bowSteps * 0.3));
  const grown = isReduced ? 1 : 0.7 + 0.3 * easeOut(passed(age, 22));
  put(canvas, art.bow, 180, 172, grown);
  canvas.globalAlpha = 1;
}

function lastRainbow({ mark, marked }: WhacState): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const [hole, at] of marked.entries()) {
    if (mark[hole] === whacMarks.rainbow) last = Math.max(last, at);
  }
  return last;
}

/** Shows where the run that is raced against hits. */
export function drawGhost(canvas: ArtCanvas, art: WhacArt, ghost: WhacState, now: number): void {
  for (const [hole, { x, y, scale }] of holePlaces.entries()) {
    const age = now - (ghost.marked[hole] ?? 0);
    if (!isGood(ghost.mark[hole] ?? 0) || age < 0 || age > burst) continue;
    canvas.globalAlpha = 0.5 * (1 - age / burst);
    put(canvas, art.mallet, x + 6, y - 50 * scale, scale);
    put(canvas, art.shapes[(ghost.markedWho[hole] ?? 1) - 1] as Sprite, x, y - 84 * scale, scale);
  }
  canvas.globalAlpha = 1;
}
