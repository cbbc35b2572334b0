import { type WhacState, whacMarks, whiteRabbit } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArtCanvas } from '../../art/bitmap';
import type { FaceName } from './art/rabbit-art';
import { put, putTurned, type Sprite } from './art/sprite';
import type { WhacArt } from './art/whac-art';
import { type HolePlace, holePlaces, opening } from './layout';
import { bump, easeOut, overshoot, passed } from './moments';

/** Durations in steps. */
const rise = 11;
const sink = 9;
const daze = 24;
/** Height that a rabbit rises to, and that it is drawn above the near edge of its hole. */
const depth = 118;
const edge = 10;

/** The bearing of a rabbit: how far it is out of its hole, how it is squeezed, and what its face and ears do. */
interface Pose {
  who: number;
  out: number;
  squeeze: number;
  lean: number;
  ears: number;
  face: FaceName;
}

/** A moment of the run as it is drawn. */
export interface WhacMoment {
  state: WhacState;
  /** Time of the run in steps, with parts. */
  now: number;
  timeMs: number;
  isReduced: boolean;
}

/** Returns the pose of the rabbit at a hole, if one is to be seen. */
function poseAt(hole: number, moment: WhacMoment): Pose | undefined {
  const who = moment.state.who[hole] ?? 0;
  return who > 0 ? awake(who, hole, moment) : dazed(hole, moment);
}

function awake(who: number, hole: number, { state, now, timeMs, isReduced }: WhacMoment): Pose {
  const age = now - (state.came[hole] ?? 0);
  const left = (state.goes[hole] ?? 0) - now;
  const rising = passed(age, rise);
  const sinking = 1 - passed(left, sink);
  const beat = timeMs / 420 + hole * 1.9;
  const bob = isReduced ? 0 : Math.sin(beat);
  const out = (isReduced ? easeOut(rising) : overshoot(rising)) * (1 - sinking ** 2);
  return {
    who,
    out: out + bob * 0.012,
    squeeze: isReduced
      ? 0
      : bump(passed(age, rise * 0.8)) * -0.2 + bump(passed(age - rise * 0.7, 12)) * 0.1 + bob * 0.014,
    lean: isReduced
      ? 0
      : Math.sin(beat * 0.5) * 0.035 + (left < 26 && left > sink ? Math.sin(now * 1.3) * 0.03 : 0),
    ears: (isReduced ? 0 : Math.sin(beat + 0.8) * 0.06) - bump(passed(age, 22)) * 0.3 + sinking * 0.5,
    face: faceOf(who, hole, timeMs),
  };
}

function faceOf(who: number, hole: number, timeMs: number): FaceName {
  if (who === whiteRabbit) return 'noble';
  if ((timeMs + hole * 733) % 2600 < 130) return 'blink';
  return who % 2 ? 'calm' : 'cheeky';
}

const isHit = new Set<number>([whacMarks.right, whacMarks.rainbow, whacMarks.wrong, whacMarks.white]);

/** A rabbit that was hit is squeezed, springs back, and sinks. */
function dazed(hole: number, { state, now, isReduced }: WhacMoment): Pose | undefined {
  const age = now - (state.marked[hole] ?? 0);
  const mark = state.mark[hole] ?? whacMarks.none;
  const who = state.markedWho[hole] ?? 0;
  if (!isHit.has(mark) || age > daze || age < 0) return undefined;
  const spring = Math.cos(age * 0.75) * Math.exp(-age * 0.16);
  let face: FaceName = mark === whacMarks.wrong ? 'laugh' : 'hit';
  if (who === whiteRabbit) face = 'shocked';
  return {
    who,
    out: 1 - passed(age - daze * 0.45, daze * 0.55) ** 2,
    squeeze: isReduced ? 0 : spring * 0.38,
    lean: isReduced ? 0 : Math.sin(age * 0.9) * 0.12 * (1 - age / daze),
    ears: isReduced ? 0.3 : 0.3 + spring * 0.5,
    face,
  };
}

/** Draws the rabbits, those behind first, each cut off at its hole. */
export function drawRabbits(canvas: ArtCanvas, art: WhacArt, moment: WhacMoment): void {
  for (const [hole, place] of holePlaces.entries()) {
    const pose = poseAt(hole, moment);
    if (pose) drawRabbit(canvas, art, place, pose);
  }
}

function drawRabbit(canvas: ArtCanvas, art: WhacArt, { x, y, scale }: HolePlace, pose: Pose): void {
  const { who, out, squeeze, lean, ears, face } = pose;
  const at = who - 1;
  const ground = edge + (1 - out) * depth;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.save();
  canvas.beginPath();
  canvas.rect(-110, -190, 220, 190 + opening.y);
  canvas.clip();
  canvas.translate(0, ground);
  canvas.rotate(lean);
  canvas.scale(1 + squeeze * 0.7, 1 - squeeze);
  const ear = art.ears[at] as Sprite;
  const open = who === whiteRabbit ? 0.12 : 0;
  putTurned(canvas, ear, [-16 - open * 40, -76], -0.2 - ears - open);
  putTurned(canvas, ear, [16 + open * 40, -76], 0.2 + ears + open, -1, 1);
  put(canvas, art.bodies[at] as Sprite, 0, 0);
  put(canvas, art.faces[face], 0, 0);
  canvas.restore();
  put(canvas, art.moundFront, 0, 0);
  if (out > 0.85) put(canvas, art.paws[at] as Sprite, 0, opening.y - 1, 1 + squeeze * 0.25, 1);
  canvas.restore();
}
