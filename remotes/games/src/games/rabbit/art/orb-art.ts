import type { ArtCanvas } from '../../../art/bitmap';
import type { rainbow } from '../../../art/rainbow';
import { inkPath, oval } from './ink';

/** Width and height of an orb's drawing, and of its halo. */
export const orbSize = 40;
export const haloSize = 72;
/** Width and height of a mark in the row of colours. */
export const markSize = 24;

type Painted = (typeof rainbow)[number];

/** Draws an orb: a ball of its colour with its shape in white. */
export function drawOrb(canvas: ArtCanvas, { fill, deep, shape }: Painted): void {
  const ball = canvas.createRadialGradient(15, 13, 2, 20, 20, 18);
  ball.addColorStop(0, '#ffffff');
  ball.addColorStop(0.28, fill);
  ball.addColorStop(1, fill);
  canvas.fillStyle = ball;
  const round = oval(20, 20, 16.5);
  canvas.fill(round);
  canvas.strokeStyle = deep;
  canvas.lineWidth = 2.4;
  canvas.stroke(round);
  canvas.save();
  canvas.translate(20, 20);
  canvas.scale(0.82, 0.82);
  canvas.translate(-12, -12);
  const mark = new Path2D(shape);
  canvas.strokeStyle = deep;
  canvas.lineWidth = 3.4;
  canvas.lineJoin = 'round';
  canvas.stroke(mark);
  canvas.fillStyle = '#ffffff';
  canvas.fill(mark, 'evenodd');
  canvas.restore();
}

/** Draws the shine around the colour that comes next. */
export function drawHalo(canvas: ArtCanvas): void {
  const middle = haloSize / 2;
  const shine = canvas.createRadialGradient(middle, middle, 12, middle, middle, middle);
  shine.addColorStop(0, 'rgb(255 255 255 / 95%)');
  shine.addColorStop(0.45, 'rgb(255 246 190 / 65%)');
  shine.addColorStop(1, 'rgb(255 246 190 / 0%)');
  canvas.fillStyle = shine;
  canvas.fillRect(0, 0, haloSize, haloSize);
  canvas.strokeStyle = 'rgb(255 255 255 / 95%)';
  canvas.lineWidth = 2.4;
  canvas.setLineDash([9, 6.2]);
  canvas.stroke(oval(middle, middle, 24));
}

/** Draws a mark of the row of colours: filled when it is collected. */
export function drawMark(canvas: ArtCanvas, { fill, deep, shape }: Painted, isCollected: boolean): void {
  canvas.translate(2, 2);
  canvas.scale(20 / 24, 20 / 24);
  const mark = new Path2D(shape);
  canvas.lineJoin = 'round';
  canvas.lineWidth = isCollected ? 2.6 : 2.2;
  canvas.strokeStyle = isCollected ? deep : fill;
  if (!isCollected) {
    canvas.fillStyle = 'rgb(255 255 255 / 75%)';
    canvas.fill(mark, 'evenodd');
  }
  canvas.stroke(mark);
  if (!isCollected) return;
  canvas.fillStyle = fill;
  canvas.fill(mark, 'evenodd');
}

/** Draws the board of the row of colours. */
export function drawBoard(canvas: ArtCanvas, width: number): void {
  const board = new Path2D();
  board.roundRect(1, 1, width - 2, markSize + 10, 17);
  inkPath(canvas, board, 'rgb(255 255 255 / 62%)', 'rgb(42 33 96 / 22%)', 1.4);
}

/** Draws the shape of a colour, for what bursts out of its orb. */
export function drawSpark(canvas: ArtCanvas, { fill, shape }: Painted): void {
  canvas.fillStyle = fill;
  canvas.fill(new Path2D(shape), 'evenodd');
}
