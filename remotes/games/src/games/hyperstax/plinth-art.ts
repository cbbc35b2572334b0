import { type ArtCanvas, bitmapOf } from '../../art/bitmap';

/** Size of the door and of the window in the plinth. */
export const openingSize = { width: 44, height: 62 } as const;

function drawDoor(canvas: ArtCanvas): void {
  const arch = (inset: number, fill: string) => {
    canvas.fillStyle = fill;
    canvas.beginPath();
    canvas.roundRect(inset, inset, 44 - 2 * inset, 72, [22 - inset, 22 - inset, 0, 0]);
    canvas.fill();
  };
  arch(0, '#fff7ff');
  arch(4, '#8a5a36');
  arch(7, '#b67a48');
  canvas.strokeStyle = '#8a5a36';
  canvas.lineWidth = 1.6;
  canvas.stroke(new Path2D('M16 9V62M28 9V62'));
  canvas.fillStyle = '#ffd257';
  canvas.beginPath();
  canvas.arc(32, 38, 2.6, 0, 2 * Math.PI);
  canvas.fill();
  canvas.fillStyle = '#fff7ff';
  canvas.fill(new Path2D('M22 30c-6-4-9-7-9-11 0-5 7-6 9-1 2-5 9-4 9 1 0 4-3 7-9 11Z'));
}

function drawWindow(canvas: ArtCanvas): void {
  const circle = (radius: number, fill: string) => {
    canvas.fillStyle = fill;
    canvas.beginPath();
    canvas.arc(22, 26, radius, 0, 2 * Math.PI);
    canvas.fill();
  };
  circle(18, '#eadcff');
  circle(14, '#6f57a6');
  circle(12.5, '#ffd98a');
  canvas.strokeStyle = '#eadcff';
  canvas.lineWidth = 2.4;
  canvas.stroke(new Path2D('M22 13V39M9 26H35'));
}

/** Draws the door and the window of the rabbit's home once. */
export async function drawOpenings(
  pixelsPerUnit: number,
): Promise<{ door: ImageBitmap; window: ImageBitmap }> {
  const draw = (paint: (canvas: ArtCanvas) => void) =>
    bitmapOf([openingSize.width, openingSize.height], pixelsPerUnit, paint);
  const [door, window] = await Promise.all([draw(drawDoor), draw(drawWindow)]);
  return { door, window };
}
