import { whiteRabbit } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { ArtCanvas } from '../../../art/bitmap';
import { rainbow } from '../../../art/rainbow';
import { ellipse, paint, type SpriteArt } from './sprite';

/** The line around all creatures. */
export const ink = '#2a2160';
const cream = '#fffaf0';
const blush = '#ff9fae';

const white = { fill: '#fffefb', deep: '#8d80bb' };
const furOf = (who: number) => rainbow[who - 1] ?? white;

const head =
  'M0-83C20-83 33-74 37-61c4 2 5 6 3 9 2 4 0 8-4 9C30-33 17-28 0-28S-30-33-36-43c-4-1-6-5-4-9-2-3-1-7 3-9C-33-74-20-83 0-83Z';
const body = 'M-27 30C-32-2-28-30-8-36h16C28-30 32-2 27 30Z';
const ear = 'M-8 3C-16-12-16-36-6-46-2-50 4-49 7-44 14-32 14-10 9 3Z';
const innerEar = 'M-4-3C-10-14-9-32-4-39-2-42 1-41 3-38 7-29 8-14 5-3Z';
const paw = (x: number) => ellipse(x, 0, 9, 6.5);

/** Shades what a path encloses from below. */
function shade(canvas: ArtCanvas, path: string, deep: string, from: number, to: number): void {
  const gradient = canvas.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, `${deep}00`);
  gradient.addColorStop(1, `${deep}66`);
  canvas.fillStyle = gradient;
  canvas.fill(new Path2D(path));
}

function fur(canvas: ArtCanvas, path: string, who: number, from: number, to: number): void {
  const { fill, deep } = furOf(who);
  paint(canvas, path, fill);
  shade(canvas, path, deep, from, to);
  paint(canvas, path, undefined, ink, 2.8);
}

/** Draws the White Rabbit's clothes: nobody else wears any. */
function dressWhite(canvas: ArtCanvas): void {
  paint(canvas, 'M-25 30C-29 2-25-24-12-31L0-14l12-17C25-24 29 2 25 30Z', '#57507c', ink, 2.4);
  paint(canvas, 'M0-14V30', undefined, ink, 2);
  paint(canvas, 'M5-4a1 1 0 1 0 .1 0ZM5 6a1 1 0 1 0 .1 0Z', '#f4d27a');
  paint(canvas, 'M4 10q10 8 17-4', undefined, '#f4d27a', 2);
}

function hatOfWhite(canvas: ArtCanvas): void {
  paint(canvas, 'M0-26l-13-8q-3 7 0 15ZM0-26l13-8q3 7 0 15Z', '#3b3466', ink, 2.2);
  paint(canvas, ellipse(0, -26, 4, 4), '#57507c', ink, 2);
  canvas.save();
  canvas.rotate(-0.09);
  paint(canvas, 'M-12-82l-2-25q14-5 28 0l-2 25Z', '#3b3466', ink, 2.6);
  paint(canvas, 'M-12.5-87q12.5 4 25 0l.6-6q-13 4-26 0Z', '#8d80bb');
  paint(canvas, 'M-23-82q0-4 10-4h26q10 0 10 4 0 5-23 5t-23-5Z', '#3b3466', ink, 2.6);
  canvas.restore();
}

/** Head and body of a rabbit; its origin is where the ground is. Only the White Rabbit has a hat, and no shape. */
export const bodyArt = (who: number): SpriteArt => ({
  size: [92, 150],
  origin: [46, 116],
  draw: (canvas) => {
    fur(canvas, body, who, -30, 20);
    if (who === whiteRabbit) dressWhite(canvas);
    else paint(canvas, ellipse(0, -8, 18, 22), cream);
    fur(canvas, head, who, -62, -22);
    paint(canvas, 'M-27-66c3-6 9-10 16-11 4-1 4 3 1 4-6 2-10 5-13 10-2 3-6 1-4-3Z', '#ffffff88');
    if (who === whiteRabbit) {
      hatOfWhite(canvas);
      return;
    }
    const { shape = '', fill } = rainbow[who - 1] ?? {};
    canvas.translate(-13, -25.5);
    canvas.scale(1.08, 1.08);
    paint(canvas, shape, fill, ink, 1.7);
  },
});

/** The left ear, which turns around its root. */
export const earArt = (who: number): SpriteArt => ({
  size: [36, 60],
  origin: [18, 53],
  draw: (canvas) => {
    fur(canvas, ear, who, -30, 12);
    paint(canvas, innerEar, who === whiteRabbit ? '#f6cdd8' : blush);
  },
});

/** The paws that hold on to the edge of the hole. */
export const pawsArt = (who: number): SpriteArt => ({
  size: [84, 20],
  origin: [42, 10],
  draw: (canvas) => {
    for (const x of [-25, 25]) {
      paint(canvas, paw(x), furOf(who).fill, ink, 2.6);
      paint(canvas, `M${x - 3} 1v4M${x + 3} 1v4`, undefined, ink, 1.6);
    }
  },
});

const eye = (x: number) => ellipse(x, -56, 5.6, 8);
const cheeks = ellipse(-24, -44, 6, 4) + ellipse(24, -44, 6, 4);
const nose = 'M-4-48q0-2.4 4-2.4t4 2.4-4 4.4q-4-2-4-4.4Z';
const smile = 'M0-44v3m0 0q-4.5 4.5-8.5.5m8.5-.5q4.5 4.5 8.5.5';

function openEyes(canvas: ArtCanvas): void {
  paint(canvas, eye(-14) + eye(14), ink);
  paint(canvas, ellipse(-12, -59, 2.3, 2.3) + ellipse(16, -59, 2.3, 2.3), cream);
  paint(canvas, ellipse(-15.5, -52.5, 1.2, 1.2) + ellipse(12.5, -52.5, 1.2, 1.2), cream);
}

const line = (canvas: ArtCanvas, path: string, width = 2.4) => paint(canvas, path, undefined, ink, width);

function grin(canvas: ArtCanvas): void {
  paint(canvas, 'M-9-42q9 3 18 0 0 11-9 11t-9-11Z', ink);
  paint(canvas, 'M-4.5-35q4.5-3 9 0-1.5 3.5-4.5 3.5t-4.5-3.5Z', blush);
  paint(canvas, 'M-3.5-40.9q3.5.6 7 0v3.8h-7Z', cream);
}

function dizzyEyes(canvas: ArtCanvas): void {
  for (const x of [-14, 14]) {
    paint(canvas, ellipse(x, -56, 8.5, 8.5), cream, ink, 2);
    line(canvas, `M${x} -56q3-2 3 1t-5 2-2-7 8 0 1 8`, 1.8);
  }
}

const faces: Readonly<Record<string, (canvas: ArtCanvas) => void>> = {
  calm: (canvas) => {
    openEyes(canvas);
    line(canvas, smile);
  },
  cheeky: (canvas) => {
    openEyes(canvas);
    line(canvas, 'M-20-68q5-4 10-1M20-68q-5-4-10-1', 2.2);
    grin(canvas);
  },
  blink: (canvas) => {
    line(canvas, 'M-20-54q6-6 12 0M8-54q6-6 12 0', 2.8);
    line(canvas, smile);
  },
  hit: (canvas) => {
    dizzyEyes(canvas);
    line(canvas, 'M-9-38q3-5 6 0t6 0 6 0');
    paint(canvas, 'M1-38q5 0 5 5t-4 4-4-5Z', blush, ink, 1.8);
  },
  laugh: (canvas) => {
    line(canvas, 'M-20-59l10 4-10 4M20-59l-10 4 10 4', 2.8);
    grin(canvas);
  },
  noble: (canvas) => {
    openEyes(canvas);
    line(canvas, 'M-21-67q6-4 12 0M8-70q6-3 13 1', 2.2);
    paint(canvas, ellipse(14, -56, 10.5, 10.5), '#ffffff55', '#c59a2c', 2.4);
    line(canvas, 'M-6-40q6 3 12 0');
    canvas.strokeStyle = '#c59a2c';
    canvas.stroke(new Path2D('M24-53q6 8 3 20'));
  },
  shocked: (canvas) => {
    paint(canvas, ellipse(-14, -56, 8, 9) + ellipse(14, -56, 8, 9), cream, ink, 2.2);
    paint(canvas, ellipse(-14, -56, 2.6, 2.6) + ellipse(14, -56, 2.6, 2.6), ink);
    line(canvas, 'M-22-70l10-4M22-70l-10-4');
    paint(canvas, ellipse(0, -37, 4.5, 5.5), ink);
  },
};

export type FaceName = 'calm' | 'cheeky' | 'blink' | 'hit' | 'laugh' | 'noble' | 'shocked';
export const faceNames: readonly FaceName[] = ['calm', 'cheeky', 'blink', 'hit', 'laugh', 'noble', 'shocked'];

/** A face, for every fur; its origin is where the ground is. */
export const faceArt = (name: FaceName): SpriteArt => ({
  size: [72, 60],
  origin: [36, 84],
  draw: (canvas) => {
    paint(canvas, cheeks, `${blush}bb`);
    faces[name]?.(canvas);
    paint(canvas, nose, ink);
  },
});
