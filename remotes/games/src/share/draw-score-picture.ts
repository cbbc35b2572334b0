/** Width and height of the picture in pixels: upright, as phones share it. */
export const scorePictureSize = { width: 1080, height: 1350 } as const;

/** Everything that the picture of a score shows; texts are translated and formatted. */
export interface ScorePicture {
  game: string;
  score: string;
  place: string;
  /** The product's name and the date. */
  foot: string;
  /** Paints and faces of the page, in its scheme. */
  paper: string;
  ink: string;
  rainbow: readonly string[];
  displayFont: string;
  font: string;
}

/** The part of a canvas that the picture is drawn with. */
export type ScoreCanvas = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineWidth'
  | 'measureText'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
>;

const { width, height } = scorePictureSize;
const centre = width / 2;
const horizon = 620;
const outerRadius = 470;
const band = 40;

/** Draws a score below the seven bands of a rainbow, in the order of the sky. */
export function drawScorePicture(context: ScoreCanvas, picture: ScorePicture): void {
  const { paper, ink, rainbow, displayFont, font } = picture;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  for (const [index, paint] of rainbow.entries()) {
    context.beginPath();
    context.strokeStyle = paint;
    context.lineWidth = band + 1;
    context.arc(centre, horizon, outerRadius - index * band, Math.PI, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = ink;
  context.textAlign = 'center';
  writeCentred(context, picture.game, { y: 760, size: 76, face: displayFont });
  writeCentred(context, picture.score, { y: 1000, size: 220, face: displayFont });
  writeCentred(context, picture.place, { y: 1110, size: 56, face: font });
  writeCentred(context, picture.foot, { y: 1280, size: 36, face: font });
}

interface CentredText {
  y: number;
  /** The largest size of the letters, in pixels. */
  size: number;
  face: string;
}

/** Writes one line, smaller where it would be too wide. */
function writeCentred(context: ScoreCanvas, text: string, { y, size, face }: CentredText): void {
  const fontOf = (pixels: number) => `800 ${Math.floor(pixels)}px ${face}`;
  context.font = fontOf(size);
  const fitting = Math.min(1, (width - 140) / Math.max(1, context.measureText(text).width));
  context.font = fontOf(size * fitting);
  context.fillText(text, centre, y);
}
