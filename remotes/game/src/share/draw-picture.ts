import type { PictureContent } from './picture-content';

/** Width and height of the picture in pixels: upright, as phones share it. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const centre = pictureSize.width / 2;
const horizon = 640;
const outerRadius = 460;
const band = 46;
const markY = 745;
const markSize = 92;

/** The part of a canvas that the picture is drawn with. */
export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineWidth'
  | 'measureText'
  | 'restore'
  | 'save'
  | 'scale'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'translate'
>;

/** Draws the picture of a complete rainbow. @param pathOf makes a path of a shape's description */
export function drawPicture(
  context: PictureContext,
  content: PictureContent,
  pathOf: (shape: string) => Path2D = (shape) => new Path2D(shape),
): void {
  const { colours, title, nickname, lines, event, paper, ink, displayFont, font } = content;
  context.fillStyle = paper;
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  for (const [index, { paint }] of colours.entries()) {
    context.beginPath();
    context.strokeStyle = paint;
    context.lineWidth = band + 1;
    context.arc(centre, horizon, outerRadius - index * band, Math.PI, 2 * Math.PI);
    context.stroke();
  }
  const step = (pictureSize.width - 200) / colours.length;
  for (const [index, { paint, shape }] of colours.entries()) {
    context.save();
    context.translate(100 + step * (index + 0.5) - markSize / 2, markY - markSize / 2);
    context.scale(markSize / 24, markSize / 24);
    context.fillStyle = paint;
    context.fill(pathOf(shape), 'evenodd');
    context.restore();
  }
  context.fillStyle = ink;
  context.textAlign = 'center';
  write(context, nickname, { y: 590, size: 60, face: displayFont, width: 300 });
  write(context, title, { y: 920, size: 76, face: displayFont });
  for (const [index, line] of lines.entries()) {
    write(context, line, { y: 1010 + index * 64, size: 44, face: font });
  }
  write(context, event, { y: 1270, size: 48, face: displayFont });
}

interface WriteOptions {
  y: number;
  /** The largest size of the letters, in pixels. */
  size: number;
  face: string;
  /** The width that the text has, in pixels. */
  width?: number;
}

/** Writes one line, smaller where it would be too wide. */
function write(
  context: PictureContext,
  text: string,
  { y, size, face, width = pictureSize.width - 140 }: WriteOptions,
): void {
  context.font = `800 ${size}px ${face}`;
  const fitting = Math.min(1, width / Math.max(1, context.measureText(text).width));
  context.font = `800 ${Math.floor(size * fitting)}px ${face}`;
  context.fillText(text, centre, y);
}
