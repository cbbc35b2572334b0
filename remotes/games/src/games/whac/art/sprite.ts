import { type ArtCanvas, bitmapOf } from '../../../art/bitmap';

/** Art in a bitmap, drawn around an origin of its own. */
export interface Sprite {
  bitmap: ImageBitmap;
  width: number;
  height: number;
  originX: number;
  originY: number;
}

export interface SpriteArt {
  size: readonly [width: number, height: number];
  origin: readonly [x: number, y: number];
  draw: (canvas: ArtCanvas) => void;
}

/** Draws a sprite once. */
export async function spriteOf({ size, origin, draw }: SpriteArt, pixelsPerUnit: number): Promise<Sprite> {
  const bitmap = await bitmapOf(size, pixelsPerUnit, (canvas) => {
    canvas.translate(origin[0], origin[1]);
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    draw(canvas);
  });
  return { bitmap, width: size[0], height: size[1], originX: origin[0], originY: origin[1] };
}

/** Copies a sprite with its origin to a place. */
export function put(
  canvas: ArtCanvas,
  sprite: Sprite,
  x: number,
  y: number,
  scaleX = 1,
  scaleY = scaleX,
): void {
  const { bitmap, width, height, originX, originY } = sprite;
  canvas.drawImage(bitmap, x - originX * scaleX, y - originY * scaleY, width * scaleX, height * scaleY);
}

/** Copies a sprite turned around its origin. */
export function putTurned(
  canvas: ArtCanvas,
  sprite: Sprite,
  [x, y]: readonly [number, number],
  angle: number,
  scaleX = 1,
  scaleY = scaleX,
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle);
  canvas.scale(scaleX, scaleY);
  put(canvas, sprite, 0, 0);
  canvas.restore();
}

/** Fills and outlines paths, the way that all art of the game is drawn. */
export function paint(
  canvas: ArtCanvas,
  path: string,
  fill?: string,
  stroke?: string,
  lineWidth = 2.4,
): void {
  const shape = new Path2D(path);
  if (fill) {
    canvas.fillStyle = fill;
    canvas.fill(shape, 'evenodd');
  }
  if (stroke) {
    canvas.strokeStyle = stroke;
    canvas.lineWidth = lineWidth;
    canvas.stroke(shape);
  }
}

/** Returns the path of an ellipse. */
export const ellipse = (x: number, y: number, radiusX: number, radiusY: number): string =>
  `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0Z`;
