/** Width and height of the picture in pixels: upright, as phones share it. */
export const rowsPictureSize = { width: 1080, height: 1350 } as const;

/** A row of the picture; all texts are translated and formatted. */
export interface PictureRow {
  place: string;
  name: string;
  points: string;
  isOwn: boolean;
}

/** Everything that the picture of some rows shows. */
export interface RowsPicture {
  title: string;
  /** The product's name and the date. */
  foot: string;
  /** The first rows, and the own row if it isn't among them. */
  rows: readonly PictureRow[];
  /** True when rows are left out before the last one. */
  hasGap: boolean;
  /** Paints of the page's scheme. */
  paper: string;
  ink: string;
  soft: string;
  row: string;
  own: string;
  rainbow: readonly string[];
  displayFont: string;
  font: string;
  /** The direction of the page's language. */
  direction: 'ltr' | 'rtl';
}

/** The part of a canvas that the picture is drawn with. */
export type RowsCanvas = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'direction'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'measureText'
  | 'roundRect'
  | 'textAlign'
  | 'textBaseline'
>;

const { width, height } = rowsPictureSize;
const side = 70;
const rowHeight = 132;
const rowSpace = 18;
const firstRow = 310;
const gap = 50;

/** Draws the first rows of a list, and the own one. A text that is too long is made smaller, then cut. */
export function drawRowsPicture(context: RowsCanvas, picture: RowsPicture): void {
  const { title, foot, rows, hasGap, paper, ink, soft, rainbow, displayFont, font, direction } = picture;
  const centred = { x: width / 2, align: 'center', width: width - 2 * side } as const;
  context.direction = direction;
  context.textBaseline = 'middle';
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  for (const [index, paint] of rainbow.entries()) {
    context.fillStyle = paint;
    context.fillRect((index * width) / rainbow.length, 0, width / rainbow.length + 1, 28);
  }
  context.fillStyle = ink;
  write(context, title, { ...centred, y: 170, size: 84, face: displayFont });
  for (const [index, row] of rows.entries()) {
    const isAfterGap = hasGap && index === rows.length - 1;
    const y = firstRow + index * (rowHeight + rowSpace) + (isAfterGap ? gap : 0);
    context.fillStyle = soft;
    if (isAfterGap) write(context, '···', { ...centred, y: y - 34, size: 44, face: font });
    drawRow(context, row, y, picture);
  }
  context.fillStyle = soft;
  write(context, foot, { ...centred, y: height - 50, size: 36, face: font });
}

function drawRow(context: RowsCanvas, row: PictureRow, top: number, picture: RowsPicture): void {
  const { displayFont, font, direction } = picture;
  const along = (x: number) => (direction === 'rtl' ? width - x : x);
  const y = top + rowHeight / 2;
  context.fillStyle = row.isOwn ? picture.own : picture.row;
  context.beginPath();
  context.roundRect(side, top, width - 2 * side, rowHeight, 34);
  context.fill();
  context.fillStyle = picture.ink;
  write(context, row.place, { x: along(155), y, size: 50, face: displayFont, width: 130, align: 'center' });
  write(context, row.name, { x: along(240), y, size: 50, face: font, width: 490, align: 'start' });
  write(context, row.points, { x: along(970), y, size: 44, face: displayFont, width: 210, align: 'end' });
}

interface WriteParams {
  x: number;
  y: number;
  /** The largest size of the letters, in pixels. */
  size: number;
  face: string;
  /** The width that the text has, in pixels. */
  width: number;
  align: 'start' | 'center' | 'end';
}

/** The smallest size of a text, as a part of its largest: below it, the text is cut. */
const smallest = 0.6;

/** Writes one line in its own direction, whatever letters are beside it. */
function write(context: RowsCanvas, text: string, params: WriteParams): void {
  const { x, y, size, face, width: room, align } = params;
  context.textAlign = align;
  const fontOf = (pixels: number) => `800 ${Math.floor(pixels)}px ${face}`;
  context.font = fontOf(size);
  const fitting = Math.min(1, room / Math.max(1, context.measureText(text).width));
  context.font = fontOf(size * Math.max(fitting, smallest));
  const shown = fitting < smallest ? cut(text, (part) => context.measureText(part).width <= room) : text;
  // First strong isolate and pop directional isolate (Unicode Standard Annex 9).
  context.fillText(`\u2068${shown}\u2069`, x, y);
}

/** Returns the longest beginning of a text, in whole characters as people see them, that fits with an ellipsis. */
function cut(text: string, fits: (part: string) => boolean): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('')}…`;
}
