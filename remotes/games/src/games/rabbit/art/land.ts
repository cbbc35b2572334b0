import type { ArtCanvas } from '../../../art/bitmap';
import { rainbow } from '../../../art/rainbow';
import { crown, inkPath, oval, runInk } from './ink';

/** Width of a piece of land, which repeats without a seam. */
export const landWidth = 640;
/** Heights of the layers, from the farthest to the nearest. */
export const farHeight = 190;
export const midHeight = 150;
export const nearHeight = 74;

/** Numbers from 0 up to 1 that are the same at each call, so that the land is the same in each run. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Draws something three times, so that what leaves at one end comes in at the other. */
function around(canvas: ArtCanvas, draw: () => void): void {
  for (const shift of [-landWidth, 0, landWidth]) {
    canvas.save();
    canvas.translate(shift, 0);
    draw();
    canvas.restore();
  }
}

/** Returns a hilly outline down to the bottom: waves that fit the width a whole number of times. */
function hills(
  height: number,
  waves: readonly (readonly [times: number, tall: number, from: number])[],
): Path2D {
  const path = new Path2D();
  path.moveTo(0, height);
  for (let x = 0; x <= landWidth; x += 8) {
    const y = waves.reduce(
      (sum, [times, tall, from]) => sum + tall * (1 + Math.sin((x / landWidth) * 2 * Math.PI * times + from)),
      0,
    );
    path.lineTo(x, height - 24 - y);
  }
  path.lineTo(landWidth, height);
  path.closePath();
  return path;
}

function fade(canvas: ArtCanvas, height: number, top: string, bottom: string): CanvasGradient {
  const colours = canvas.createLinearGradient(0, 0, 0, height);
  colours.addColorStop(0, top);
  colours.addColorStop(1, bottom);
  return colours;
}

/** Draws the farthest hills, pale with distance. */
export function drawFar(canvas: ArtCanvas): void {
  canvas.fillStyle = fade(canvas, farHeight, '#8fb4e6', '#d3e7ee');
  canvas.fill(
    hills(farHeight, [
      [2, 30, 0.4],
      [3, 26, 2.2],
      [7, 5, 1],
    ]),
  );
  canvas.fillStyle = fade(canvas, farHeight, '#9fd0c0', '#cdeccb');
  canvas.fill(
    hills(farHeight, [
      [1, 20, 4],
      [4, 18, 0.6],
      [9, 2, 2],
    ]),
  );
}

/** Draws the hills behind the meadow, with their trees. */
export function drawMid(canvas: ArtCanvas): void {
  const random = numbersFrom(7);
  const trees = Array.from({ length: 13 }, () => [random(), random(), random()] as const);
  around(canvas, () => {
    for (const [at, tall, kind] of trees)
      distantTree(canvas, at * landWidth, midHeight - 46, 20 + tall * 16, kind);
  });
  canvas.fillStyle = fade(canvas, midHeight, '#a9dd86', '#7cc468');
  canvas.fill(
    hills(midHeight, [
      [2, 18, 1.2],
      [5, 6, 3],
    ]),
  );
  const fields = Array.from({ length: 5 }, () => [random(), random()] as const);
  around(canvas, () => {
    for (const [at, size] of fields)
      inkPath(canvas, oval(at * landWidth, midHeight - 18, 50 + size * 40, 9), 'rgb(255 255 255 / 14%)');
  });
}

function distantTree(canvas: ArtCanvas, x: number, y: number, size: number, kind: number): void {
  const deep = kind < 0.5 ? '#6db277' : '#7fbd6b';
  canvas.fillStyle = '#86795f';
  canvas.fillRect(x - 2, y - size * 0.4, 4, size + 8);
  if (kind < 0.35) {
    inkPath(canvas, oval(x, y - size, size * 0.34, size), deep);
    inkPath(canvas, oval(x - size * 0.1, y - size * 1.1, size * 0.16, size * 0.7), 'rgb(255 255 255 / 16%)');
  } else {
    inkPath(canvas, crown(x, y - size * 0.7, size * 0.8, size * 0.66, 9), deep);
    inkPath(
      canvas,
      crown(x - size * 0.2, y - size * 0.9, size * 0.4, size * 0.3, 7),
      'rgb(255 255 255 / 18%)',
    );
  }
}

/** Draws the bushes at the edge of the meadow. */
export function drawNear(canvas: ArtCanvas): void {
  const random = numbersFrom(33);
  const bushes = Array.from({ length: 16 }, () => [random(), random(), random()] as const);
  around(canvas, () => {
    for (const [at, size, kind] of bushes) {
      const [x, radius] = [at * landWidth, 17 + size * 17];
      inkPath(canvas, crown(x, nearHeight - 16, radius, radius * 0.8, 9), kind < 0.5 ? '#74bb62' : '#66ae60');
      inkPath(
        canvas,
        crown(x - radius * 0.2, nearHeight - 24, radius * 0.55, radius * 0.36, 7),
        'rgb(255 255 255 / 15%)',
      );
      if (kind < 0.35)
        for (let bud = 0; bud < 4; bud += 1) berry(canvas, x + (bud - 1.5) * radius * 0.4, bud);
    }
  });
  canvas.fillStyle = '#6fb95f';
  canvas.fillRect(0, nearHeight - 16, landWidth, 16);
}

function berry(canvas: ArtCanvas, x: number, turn: number): void {
  inkPath(canvas, oval(x, nearHeight - 22 - (turn % 2) * 7, 2.4), '#fff4f6');
}

/** Height of the grass above the middle of the way. */
export const groundRise = 26;
const wayTop = groundRise - 15;
const wayBottom = groundRise + 17;

/** Draws the ground: grass, the way, and the meadow in front of it. */
export function drawGround(canvas: ArtCanvas, height: number): void {
  canvas.fillStyle = fade(canvas, height, '#86cf62', '#2f8a4e');
  canvas.fillRect(0, 4, landWidth, height);
  const random = numbersFrom(5);
  around(canvas, () => {
    for (let blade = 0; blade < 90; blade += 1)
      tuft(canvas, (blade / 90) * landWidth, 8, 5 + (blade % 3) * 2, '#86cf62');
  });
  way(canvas);
  const plants = Array.from(
    { length: Math.round(height / 3) },
    () => [random(), random(), random()] as const,
  );
  plants.sort(([, a], [, b]) => a - b);
  around(canvas, () => {
    for (const [x, y, kind] of plants)
      plant(canvas, x * landWidth, wayBottom + 12 + y * (height - wayBottom), kind);
  });
}

function way(canvas: ArtCanvas): void {
  const path = new Path2D();
  const wave = (x: number, times: number) => 1.6 * Math.sin((x / landWidth) * 2 * Math.PI * times);
  path.moveTo(0, wayTop);
  for (let x = 0; x <= landWidth; x += 10) path.lineTo(x, wayTop + wave(x, 9));
  for (let x = landWidth; x >= 0; x -= 10) path.lineTo(x, wayBottom + wave(x, 7));
  path.closePath();
  inkPath(canvas, path, '#f3dcae');
  canvas.save();
  canvas.clip(path);
  canvas.fillStyle = '#e3c48d';
  canvas.fillRect(0, wayBottom - 6, landWidth, 9);
  canvas.fillStyle = '#fdeecb';
  canvas.fillRect(0, wayTop - 2, landWidth, 5);
  const random = numbersFrom(11);
  for (let stone = 0; stone < 46; stone += 1)
    inkPath(
      canvas,
      oval(random() * landWidth, wayTop + 6 + random() * 20, 1.4 + random() * 2.4, 1 + random()),
      '#dcbb83',
    );
  canvas.restore();
}

function tuft(canvas: ArtCanvas, x: number, y: number, size: number, colour: string): void {
  const path = new Path2D();
  path.moveTo(x - size * 0.7, y);
  path.quadraticCurveTo(x - size * 0.5, y - size * 0.6, x - size * 0.8, y - size);
  path.quadraticCurveTo(x - size * 0.1, y - size * 0.7, x, y - size * 1.3);
  path.quadraticCurveTo(x + size * 0.2, y - size * 0.6, x + size * 0.8, y - size * 0.9);
  path.quadraticCurveTo(x + size * 0.4, y - size * 0.4, x + size * 0.7, y);
  inkPath(canvas, path, colour);
}

const petals = ['#fff7fb', '#ffd34d', '#ff9fb6', '#cfa7ff'];

function plant(canvas: ArtCanvas, x: number, y: number, kind: number): void {
  if (kind < 0.62) {
    tuft(canvas, x, y, 6 + kind * 6, kind < 0.3 ? '#4fa653' : '#6fbf5c');
    return;
  }
  canvas.fillStyle = runInk.leafDeep;
  canvas.fillRect(x - 0.7, y - 9, 1.4, 9);
  const colour = petals[Math.floor((kind - 0.62) * 10.5) % petals.length] ?? petals[0] ?? '';
  for (let petal = 0; petal < 5; petal += 1) {
    const turn = (petal / 5) * 2 * Math.PI;
    inkPath(canvas, oval(x + Math.cos(turn) * 3, y - 11 + Math.sin(turn) * 3, 2.3), colour);
  }
  inkPath(canvas, oval(x, y - 11, 1.9), '#ffb02e');
}

/** Width of the rainbow in the sky. */
export const archWidth = 520;

/** Draws the rainbow in the sky, soft at its edges and its feet. */
export function drawArch(canvas: ArtCanvas): void {
  const middle = archWidth / 2;
  const thick = 9;
  canvas.lineWidth = thick + 0.5;
  rainbow.forEach(({ fill }, colour) => {
    canvas.strokeStyle = fill;
    canvas.globalAlpha = 0.62;
    canvas.beginPath();
    canvas.arc(middle, middle, middle - 14 - colour * thick, Math.PI, 2 * Math.PI);
    canvas.stroke();
  });
  canvas.globalAlpha = 1;
  const feet = canvas.createLinearGradient(0, middle * 0.35, 0, middle);
  feet.addColorStop(0, 'rgb(0 0 0 / 0%)');
  feet.addColorStop(1, 'rgb(0 0 0 / 100%)');
  canvas.globalCompositeOperation = 'destination-out';
  canvas.fillStyle = feet;
  canvas.fillRect(0, 0, archWidth, middle);
}

/** Draws a cloud of about 120 × 44 units. */
export function drawCloud(canvas: ArtCanvas): void {
  for (const [shade, y] of [
    ['#dbe9fb', 3],
    ['#ffffff', 0],
  ] as const) {
    const path = new Path2D();
    for (const [x, at, radius] of [
      [26, 30, 13],
      [48, 21, 18],
      [74, 18, 16],
      [94, 29, 13],
    ] as const)
      path.addPath(oval(x, at + y, radius));
    path.roundRect(16, 26 + y, 88, 14, 7);
    inkPath(canvas, path, shade);
  }
}
