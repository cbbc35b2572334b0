import { AppError } from '@rainbow-rabbit/shared/errors';

export const badgeShapes = ['circle', 'square', 'shield'] as const;
export type BadgeShape = (typeof badgeShapes)[number];

/** A rabbit on a shape with a letter on its face. Colours are those of a canvas. */
export interface Badge {
  shape: BadgeShape;
  /** One or two characters. */
  letter: string;
  ground: string;
  fur: string;
}

/** Pixels of a side. */
const side = 256;

function shapePath(context: CanvasRenderingContext2D, shape: BadgeShape): void {
  context.beginPath();
  if (shape === 'circle') context.arc(128, 128, 124, 0, 2 * Math.PI);
  else if (shape === 'square') context.roundRect(6, 6, 244, 244, 44);
  else {
    context.moveTo(20, 20);
    context.lineTo(236, 20);
    context.bezierCurveTo(240, 150, 214, 216, 128, 252);
    context.bezierCurveTo(42, 216, 16, 150, 20, 20);
    context.closePath();
  }
}

function ear(context: CanvasRenderingContext2D, x: number, turn: number): void {
  context.beginPath();
  context.ellipse(x, 82, 19, 52, turn, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Draws a badge as a PNG.
 * @throws AppError `launch.no-canvas`
 */
export async function drawnBadge({ shape, letter, ground, fur }: Badge): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('launch.no-canvas');
  context.fillStyle = ground;
  shapePath(context, shape);
  context.fill();
  context.fillStyle = fur;
  ear(context, 98, -0.2);
  ear(context, 158, 0.2);
  context.beginPath();
  context.ellipse(128, 160, 64, 58, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = ground;
  context.font = 'bold 68px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, 128, 164, 100);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new AppError('launch.no-canvas');
  return blob;
}
