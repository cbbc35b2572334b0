import { type ArtCanvas, bitmapOf } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import { mix } from './paint';
import { type Footprint, floorHeight, sides, unit, worldX, worldY } from './view';

/** The paint of the three sides of a block that are seen. */
export interface Paint {
  top: string;
  inset: string;
  left: string;
  right: string;
  shade: string;
}

const white = '#ffffff';
const paintOf = (fill: string, deep: string): Paint => ({
  top: mix(fill, white, 0.3),
  inset: mix(fill, white, 0.46),
  left: fill,
  right: mix(fill, deep, 0.5),
  shade: deep,
});

/** Paints of perfect floors, in the order of the rainbow. */
export const colourPaints: readonly Paint[] = rainbow.map(({ fill, deep }) => paintOf(fill, deep));

/** Floors over which the paint of cut floors goes on to its next hue. */
const hueFloors = 6;

/** Paints of cut floors: sugar in hues that change slowly with the height. */
const sugarPaints: readonly Paint[] = rainbow.flatMap(({ fill, deep }, index) => {
  const next = rainbow[(index + 1) % rainbow.length] ?? { fill, deep };
  return Array.from({ length: hueFloors }, (_, step) => {
    const part = step / hueFloors;
    const hue = mix(fill, next.fill, part);
    const dark = mix(deep, next.deep, part);
    return paintOf(mix(hue, '#fff6ec', 0.7), mix(mix(hue, dark, 0.35), '#fff0e6', 0.35));
  });
});

/** Returns the paint of a floor: its colour from 1 to 7, or sugar. */
export function floorPaint(colour: number, floor: number): Paint {
  return (colour > 0 ? colourPaints[colour - 1] : sugarPaints[(floor + 14) % sugarPaints.length]) as Paint;
}

export const stonePaint: Paint = {
  top: '#fdf3ff',
  inset: '#fffaff',
  left: '#d9c9f0',
  right: '#b7a2dc',
  shade: '#8a73b8',
};

const markSize = 17;

/** Draws the mark of each colour once: white for the sides of blocks, or in its own colour. */
export function drawMarks(pixelsPerUnit: number, isColoured: boolean): Promise<ImageBitmap[]> {
  return Promise.all(
    rainbow.map(({ shape, fill, deep }) =>
      bitmapOf([28, 28], pixelsPerUnit * 1.5, (canvas) => {
        canvas.translate(2, 2);
        const path = new Path2D(shape);
        canvas.lineJoin = 'round';
        canvas.lineWidth = 3;
        canvas.strokeStyle = isColoured ? white : deep;
        canvas.stroke(path);
        canvas.fillStyle = isColoured ? fill : white;
        canvas.fill(path, 'evenodd');
      }),
    ),
  );
}

/** A block to draw. */
export interface TowerBlock extends Footprint {
  /** Height of its lower side. */
  height: number;
  tall: number;
  paint: Paint;
  /** The shape on its sides. */
  mark?: ImageBitmap | undefined;
  /** Its upper side, where a floor lies on it: plain where a rim of it is seen. */
  lid?: 'plain' | 'hidden' | undefined;
  /** Whiteness that covers it, from 0 to 1. */
  shine?: number;
}

type SideName = keyof typeof sides;

/** Turns the canvas onto a side whose upper left corner is given, draws, and turns it back. */
export function onSide(
  canvas: ArtCanvas,
  side: SideName,
  [x, y]: readonly [number, number],
  draw: () => void,
): void {
  const [a, b, c, d] = sides[side];
  canvas.save();
  canvas.transform(a, b, c, d, x, y);
  draw();
  canvas.restore();
}

function drawWall(
  canvas: ArtCanvas,
  side: 'left' | 'right',
  at: readonly [number, number],
  { width, tall, paint, mark }: { width: number; tall: number; paint: Paint; mark: ImageBitmap | undefined },
): void {
  onSide(canvas, side, at, () => {
    canvas.fillStyle = paint[side];
    canvas.fillRect(0, 0, width, tall);
    const alpha = canvas.globalAlpha;
    canvas.fillStyle = paint.shade;
    canvas.globalAlpha = alpha * 0.2;
    canvas.fillRect(0, tall - 4, width, 4);
    canvas.globalAlpha = alpha;
    canvas.fillStyle = paint.inset;
    canvas.fillRect(0, 0, width, 2.2);
    canvas.fillRect(side === 'left' ? width - 1.1 : 0, 0, 1.1, tall);
    if (!mark) return;
    const size = Math.min(markSize, width * 0.8);
    canvas.drawImage(mark, (width - size) / 2, (tall - size) / 2 + 1, size, size);
  });
}

/** Draws a block: its left wall, its right wall and its top. */
export function drawBlock(canvas: ArtCanvas, block: TowerBlock): void {
  const { x, z, width, depth, height, tall, paint, mark, lid, shine = 0 } = block;
  const top = height + tall;
  const [wide, deep] = [width * unit, depth * unit];
  drawWall(canvas, 'left', [worldX(x, z + depth), worldY(x, z + depth, top)], {
    width: wide,
    tall,
    paint,
    mark,
  });
  const front = [worldX(x + width, z + depth), worldY(x + width, z + depth, top)] as const;
  drawWall(canvas, 'right', front, { width: deep, tall, paint, mark });
  if (lid === 'hidden') return;
  onSide(canvas, 'top', [worldX(x, z), worldY(x, z, top)], () => {
    canvas.fillStyle = paint.top;
    canvas.fillRect(0, 0, wide, deep);
    if (lid === 'plain') return;
    const [insetX, insetY] = [Math.min(5, wide / 5), Math.min(5, deep / 5)];
    canvas.fillStyle = paint.inset;
    canvas.fillRect(insetX, insetY, wide - 2 * insetX, deep - 2 * insetY);
    const size = Math.min(46, wide * 0.7, deep * 0.7);
    if (mark) canvas.drawImage(mark, (wide - size) / 2, (deep - size) / 2, size, size);
  });
  if (shine > 0) drawOutline(canvas, block, shine);
}

/** Covers a block's silhouette with white. */
function drawOutline(
  canvas: ArtCanvas,
  { x, z, width, depth, height, tall }: TowerBlock,
  shine: number,
): void {
  const top = height + tall;
  const corners = [
    [x, z, top],
    [x + width, z, top],
    [x + width, z, height],
    [x + width, z + depth, height],
    [x, z + depth, height],
    [x, z + depth, top],
  ] as const;
  canvas.beginPath();
  for (const [cornerX, cornerZ, cornerHeight] of corners)
    canvas.lineTo(worldX(cornerX, cornerZ), worldY(cornerX, cornerZ, cornerHeight));
  canvas.closePath();
  canvas.save();
  canvas.globalAlpha *= shine;
  canvas.fillStyle = white;
  canvas.fill();
  canvas.restore();
}

/** Strokes the outline of a footprint at a height, grown to each side by some units of the rules. */
export function drawRing(
  canvas: ArtCanvas,
  { x, z, width, depth }: Footprint,
  height: number,
  grown: number,
): void {
  const [left, back, right, front] = [x - grown, z - grown, x + width + grown, z + depth + grown];
  canvas.beginPath();
  canvas.moveTo(worldX(left, back), worldY(left, back, height));
  canvas.lineTo(worldX(right, back), worldY(right, back, height));
  canvas.lineTo(worldX(right, front), worldY(right, front, height));
  canvas.lineTo(worldX(left, front), worldY(left, front, height));
  canvas.closePath();
  canvas.stroke();
}

/** Height that a floor has while it is pressed together, from 0 to 1. */
export const pressed = (press: number): number => floorHeight * (1 - 0.16 * press);
