import type { ArtCanvas } from '../../../art/bitmap';
import { inkPath, oval, runInk } from './ink';

/** The way in which the rabbit holds itself, seen from its right side. Angles are in radians; 0 hangs straight down. */
export interface RunPose {
  /** Turn of the whole body around its middle: up is negative. */
  pitch: number;
  /** Length of the body against its usual one. */
  stretch: number;
  /** Height of the body above its usual one, in units. */
  lift: number;
  /** Height of the whole rabbit against its usual one. */
  squash: number;
  /** Legs: forward is positive. */
  hind: number;
  fore: number;
  /** Ears: 0 is upright, forward is positive. */
  ear: number;
  /** Part, from 0 to 1, by which the ears spread into wings. */
  spread: number;
  eye: 'open' | 'shut' | 'hurt' | 'happy';
}

export const standing: RunPose = {
  pitch: 0,
  stretch: 1,
  lift: 0,
  squash: 1,
  hind: 0,
  fore: 0,
  ear: -0.35,
  spread: 0,
  eye: 'open',
};

const line = 2.2;

/** Draws the rabbit in a pose, the middle of its feet at the origin. About 60 units long and 70 high. */
export function drawPose(canvas: ArtCanvas, pose: RunPose): void {
  canvas.save();
  canvas.scale(2 - pose.squash, pose.squash);
  canvas.translate(0, -20 - pose.lift);
  canvas.rotate(pose.pitch);
  const length = pose.stretch;
  const [hip, shoulder] = [-13 * length, 11 * length];
  leg(canvas, { x: hip + 4, y: 4, turn: pose.hind + 0.3, foot: 15, isFar: true });
  leg(canvas, { x: shoulder + 3, y: 6, turn: pose.fore + 0.35, foot: 0, isFar: true });
  inkPath(canvas, oval(hip - 13, -5, 6.5, 6), runInk.fur, runInk.line, line);
  ear(canvas, pose, { x: shoulder + 3, y: -22, isFar: true });
  body(canvas, length);
  thigh(canvas, hip, pose.hind);
  leg(canvas, { x: shoulder - 1, y: 7, turn: pose.fore - 0.2, foot: 0, isFar: false });
  head(canvas, shoulder + 8, -14, pose);
  ear(canvas, pose, { x: shoulder + 5, y: -23, isFar: false });
  canvas.restore();
}

function body(canvas: ArtCanvas, length: number): void {
  const path = new Path2D();
  const [back, front] = [-25 * length, 21 * length];
  path.moveTo(back, 0);
  path.bezierCurveTo(back, -17, -10 * length, -17, 2, -14);
  path.bezierCurveTo(12 * length, -14, front, -12, front, -2);
  path.bezierCurveTo(front, 11, 6, 13, -6, 13);
  path.bezierCurveTo(-18 * length, 14, back, 12, back, 0);
  inkPath(canvas, path, runInk.fur, runInk.line, line);
  canvas.save();
  canvas.clip(path);
  inkPath(canvas, oval(-2, 15, 26 * length, 8), runInk.furShade);
  canvas.restore();
}

interface Leg {
  x: number;
  y: number;
  turn: number;
  /** Length of the foot; 0 has a paw. */
  foot: number;
  isFar: boolean;
}

/** Draws a leg as a line with an outline, and its foot. */
function leg(canvas: ArtCanvas, { x, y, turn, foot, isFar }: Leg): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(-turn);
  const path = new Path2D();
  path.roundRect(-3.6, -3, 7.2, 17, 3.6);
  if (foot > 0) path.roundRect(-4, 8, foot, 6.4, 3.2);
  const fill = isFar ? runInk.furShade : runInk.fur;
  canvas.strokeStyle = runInk.line;
  canvas.lineWidth = 2 * line;
  canvas.stroke(path);
  inkPath(canvas, path, fill);
  canvas.restore();
}

/** Draws the near hind leg: a round thigh over a long foot. */
function thigh(canvas: ArtCanvas, x: number, turn: number): void {
  leg(canvas, { x: x + 1, y: 6, turn, foot: 17, isFar: false });
  canvas.save();
  canvas.translate(x, 1);
  canvas.rotate(-turn * 0.6);
  const path = oval(0, 1, 11, 11.5);
  inkPath(canvas, path, runInk.fur);
  canvas.strokeStyle = runInk.line;
  canvas.lineWidth = line;
  canvas.beginPath();
  canvas.arc(0, 1, 11, -2.4, 1.5);
  canvas.stroke();
  canvas.restore();
}

function head(canvas: ArtCanvas, x: number, y: number, { eye, pitch }: RunPose): void {
  canvas.save();
  canvas.translate(x, y);
  // The head looks ahead, however the body turns.
  canvas.rotate(-pitch * 0.6);
  const path = new Path2D();
  path.moveTo(-11, 2);
  path.bezierCurveTo(-13, -9, -5, -14, 3, -13);
  path.bezierCurveTo(11, -12, 14, -6, 17, -1);
  path.bezierCurveTo(19, 3, 17, 8, 11, 9);
  path.bezierCurveTo(2, 12, -10, 11, -11, 2);
  inkPath(canvas, path, runInk.fur, runInk.line, line);
  inkPath(canvas, oval(2, 4.5, 4.2, 2.8), runInk.blush);
  inkPath(canvas, oval(16.2, 0.2, 2.6, 2.2), '#ee4655');
  face(canvas, eye);
  canvas.restore();
}

const eyes: Record<Exclude<RunPose['eye'], 'open'>, string> = {
  shut: 'M3 -3.5q3.4 3 6.8 0',
  happy: 'M3 -2q3.4 -5 6.8 0',
  hurt: 'M3.4 -6.6l5 3.2l-5 3.2',
};

function face(canvas: ArtCanvas, eye: RunPose['eye']): void {
  canvas.strokeStyle = runInk.line;
  canvas.lineWidth = 1.8;
  canvas.lineCap = 'round';
  canvas.stroke(new Path2D('M15.5 3.4q-3 3.4 -6.6 1.6'));
  if (eye !== 'open') {
    canvas.lineWidth = 2.4;
    canvas.stroke(new Path2D(eyes[eye]));
    return;
  }
  inkPath(canvas, oval(6.4, -3.6, 3, 4), runInk.line);
  inkPath(canvas, oval(7.5, -5.2, 1.3), '#ffffff');
}

/** Draws an ear, which spreads into a wing for a glide. */
function ear(
  canvas: ArtCanvas,
  { ear: turn, spread, pitch }: RunPose,
  at: { x: number; y: number; isFar: boolean },
): void {
  canvas.save();
  canvas.translate(at.x, at.y);
  const apart = at.isFar ? 0.3 + spread * 0.95 : -0.12 - spread * 1.15;
  canvas.rotate(turn * (1 - spread) + apart - pitch * 0.5);
  const wide = 6.4 + spread * 3.4;
  const long = 31 + spread * 7;
  const path = new Path2D();
  path.moveTo(-3.6, 3);
  path.bezierCurveTo(-wide - 3, -long * 0.4, -wide, -long, 0, -long);
  path.bezierCurveTo(wide, -long, wide + 3, -long * 0.4, 3.6, 3);
  path.closePath();
  inkPath(canvas, path, at.isFar ? runInk.furShade : runInk.fur, runInk.line, line);
  const inner = new Path2D();
  inner.moveTo(0, -2);
  inner.bezierCurveTo(-wide * 0.75, -long * 0.4, -wide * 0.6, -long * 0.86, 0, -long * 0.86);
  inner.bezierCurveTo(wide * 0.6, -long * 0.86, wide * 0.75, -long * 0.4, 0, -2);
  inkPath(canvas, inner, runInk.blush);
  canvas.restore();
}
