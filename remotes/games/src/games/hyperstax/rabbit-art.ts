import { type ArtCanvas, bitmapOf } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';

export type RabbitPose = 'stand' | 'blink' | 'hop' | 'happy' | 'sad';

/** Size of a drawn rabbit, its feet in the middle of the lower edge. */
export const rabbitSize = { width: 60, height: 81 } as const;

const line = '#2a2350';
const blush = '#ff9fb4';
const cream = '#fffaf2';

const ear = 'M42 52C32 42 27 24 31 10 33 2 42 1 45 9 50 20 51 36 50 52Z';
const innerEar = 'M42 45C36 36 34 24 36 14 37 9 41 9 42 13 45 23 46 33 46 45Z';

/** Turns of the ears, in degrees, and how far they hang. */
const ears: Readonly<Record<RabbitPose, { turn: number; drop: number }>> = {
  stand: { turn: 4, drop: 0 },
  blink: { turn: 4, drop: 0 },
  hop: { turn: -12, drop: 4 },
  happy: { turn: -22, drop: 0 },
  sad: { turn: -112, drop: 16 },
};

/** Draws each pose once. */
export async function drawPoses(pixelsPerUnit: number): Promise<Readonly<Record<RabbitPose, ImageBitmap>>> {
  const draw = (pose: RabbitPose) =>
    bitmapOf([rabbitSize.width, rabbitSize.height], pixelsPerUnit * 1.25, (canvas) => {
      canvas.scale(rabbitSize.width / 100, rabbitSize.height / 135);
      drawRabbit(canvas, pose);
    });
  const [stand, blink, hop, happy, sad] = await Promise.all([
    draw('stand'),
    draw('blink'),
    draw('hop'),
    draw('happy'),
    draw('sad'),
  ]);
  return { stand, blink, hop, happy, sad };
}

function rainbowFur(canvas: ArtCanvas): CanvasGradient {
  const fur = canvas.createLinearGradient(0, 8, 0, 130);
  for (const [index, { fill }] of rainbow.entries()) fur.addColorStop(index / (rainbow.length - 1), fill);
  return fur;
}

function drawRabbit(canvas: ArtCanvas, pose: RabbitPose): void {
  const fur = rainbowFur(canvas);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.strokeStyle = line;
  canvas.lineWidth = 4.5;
  const oval = (
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string | CanvasGradient,
    turn = 0,
  ) => {
    canvas.beginPath();
    canvas.ellipse(x, y, width, height, turn, 0, 2 * Math.PI);
    canvas.fillStyle = fill;
    canvas.fill();
  };
  const furry = (...[x, y, width, height, turn]: [number, number, number, number, number?]) => {
    oval(x, y, width, height, fur, turn);
    canvas.stroke();
  };
  const isUp = pose === 'hop' || pose === 'happy';
  for (const side of [1, -1]) drawEar(canvas, fur, pose, side);
  oval(76, 112, 9, 9, cream);
  canvas.stroke();
  if (isUp) {
    furry(36, 124, 8, 9, 0.5);
    furry(64, 124, 8, 9, -0.5);
  }
  furry(50, 104, 25, isUp ? 25 : 23);
  oval(50, 109, 14, 14, cream);
  // arms
  if (pose === 'happy') {
    furry(24, 88, 7, 12, -0.6);
    furry(76, 88, 7, 12, 0.6);
  } else {
    furry(31, 99, 6.5, 11, 0.5);
    furry(69, 99, 6.5, 11, -0.5);
  }
  if (!isUp) {
    furry(36, 126, 12, 7);
    furry(64, 126, 12, 7);
  }
  furry(50, 66, 37, 28);
  drawFace(canvas, pose, oval);
}

function drawEar(canvas: ArtCanvas, fur: CanvasGradient, pose: RabbitPose, side: number): void {
  const { turn, drop } = ears[pose];
  canvas.save();
  canvas.translate(50, 0);
  canvas.scale(side, 1);
  canvas.translate(-50, drop);
  canvas.translate(44, 50);
  canvas.rotate((turn * Math.PI) / 180);
  canvas.translate(-44, -50);
  canvas.fillStyle = fur;
  const shape = new Path2D(ear);
  canvas.fill(shape);
  canvas.stroke(shape);
  canvas.fillStyle = blush;
  canvas.fill(new Path2D(innerEar));
  canvas.restore();
}

function drawFace(
  canvas: ArtCanvas,
  pose: RabbitPose,
  oval: (x: number, y: number, width: number, height: number, fill: string) => void,
): void {
  canvas.save();
  canvas.globalAlpha = 0.9;
  oval(24, 76, 6.5, 4.5, blush);
  oval(76, 76, 6.5, 4.5, blush);
  canvas.restore();
  canvas.lineWidth = 4;
  const stroke = (path: string) => canvas.stroke(new Path2D(path));
  if (pose === 'happy') stroke('M29 67q6-9 12 0M59 67q6-9 12 0');
  else if (pose === 'blink') stroke('M30 66q6 4 12 0M58 66q6 4 12 0');
  else {
    for (const x of [36, 64]) {
      oval(x, 65, 5.5, 7.5, line);
      oval(x + 1.8, 62, 2.2, 2.2, cream);
    }
  }
  if (pose === 'sad') stroke('M28 57l10-5M72 57l-10-5M44 84q6-6 12 0');
  else if (pose === 'stand' || pose === 'blink') stroke('M50 76v3m0 0q-4.500 4-8 1m8-1q4.500 4 8 1');
  else {
    canvas.fillStyle = line;
    canvas.fill(new Path2D('M42 78q8 3 16 0q0 10-8 10t-8-10Z'));
    oval(50, 85, 4, 2.6, blush);
  }
  canvas.fillStyle = line;
  canvas.fill(new Path2D('M46 73q0-2 4-2t4 2q0 2-4 4.500q-4-2.500-4-4.500Z'));
}
