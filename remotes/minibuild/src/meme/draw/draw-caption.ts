import { type MemeCanvas, memeFurs, memeInk } from '../art/paint';
import { type MemeCaption, type MemePaint, memeLimits } from '../domain/meme';
import {
  layoutText,
  lineHeight,
  type MeasuredText,
  measureText,
  type TextLayout,
} from '../domain/text-layout';

const white = '#ffffff';

/** The colour of a paint. */
const colourOf = (paint: MemePaint): string => {
  if (paint === 'ink') return memeInk;
  return paint === 'white' ? white : memeFurs[paint].fill;
};

const isDark = (paint: MemePaint) => paint === 'ink' || paint === 'indigo';
const isLight = (paint: MemePaint) => ['white', 'yellow', 'orange', 'green'].includes(paint);

/** Sizes at which widths are measured: the browser rounds less at large ones. */
const measuredAt = 100;

const fontOf = (size: number, faces: string) => `800 ${size}px ${faces}`;

/** The space between the letters and the edge of the box, for the outline and for a plate. */
export const padOf = ({ look }: MemeCaption) => (look === 'plate' ? 34 : 12);

/** The most texts that are kept measured: a gesture lays out the same one in each frame. */
const mostMeasured = 50;
const measured = new Map<string, MeasuredText>();

/** Forgets the widths of texts: a face has come. */
export function forgetWidths(): void {
  measured.clear();
}

function measuredText(canvas: MemeCanvas, text: string, faces: string): MeasuredText {
  const key = `${faces} ${text}`;
  const known = measured.get(key);
  if (known) return known;
  const widths = new Map<string, number>();
  const made = measureText(text, (part) => {
    let width = widths.get(part);
    if (width === undefined) {
      canvas.font = fontOf(measuredAt, faces);
      width = canvas.measureText(part).width / measuredAt;
      widths.set(part, width);
    }
    return width;
  });
  if (measured.size >= mostMeasured) measured.clear();
  measured.set(key, made);
  return made;
}

/** Lays out the text of a caption in its box. */
export function captionLayout(canvas: MemeCanvas, caption: MemeCaption, faces: string): TextLayout {
  const pad = padOf(caption);
  return layoutText(measuredText(canvas, caption.text, faces), {
    width: Math.max(1, caption.width - 2 * pad),
    height: Math.max(1, caption.height - 2 * pad),
    smallest: memeLimits.smallestLetters,
    largest: caption.largest,
  });
}

/**
 * Returns how far the letters of a caption reach from the middle of its box, with their outlines or their plate: a gesture
 * copies no more than that. Texts at one side reach as far as their box.
 */
export function captionReach(
  canvas: MemeCanvas,
  caption: MemeCaption,
  { layout: { size, lines }, faces }: CaptionDrawing,
): { x: number; y: number } {
  const { measure } = measuredText(canvas, caption.text, faces);
  const edge = size * 0.25 + (caption.look === 'plate' ? 40 : 8);
  const across = caption.align === 'centre' ? size * Math.max(...lines.map(measure)) : caption.width;
  return { x: across / 2 + edge, y: (lines.length * lineHeight * size) / 2 + edge };
}

interface CaptionDrawing {
  layout: TextLayout;
  faces: string;
}

/** Draws a caption; the origin is the middle of its box. */
export function drawCaption(
  canvas: MemeCanvas,
  caption: MemeCaption,
  { layout: { size, lines }, faces }: CaptionDrawing,
): void {
  const { width, align, look, paint } = caption;
  const pad = padOf(caption);
  const textHeight = lines.length * lineHeight * size;
  canvas.font = fontOf(size, faces);
  canvas.textAlign = align === 'centre' ? 'center' : align;
  canvas.textBaseline = 'alphabetic';
  canvas.lineJoin = 'round';
  canvas.miterLimit = 2;
  const x = { left: pad - width / 2, centre: 0, right: width / 2 - pad }[align];
  if (look === 'plate') drawPlate(canvas, caption, { lines, textHeight, x });
  let ink = colourOf(paint);
  if (look === 'plate') ink = isLight(paint) ? memeInk : white;
  canvas.fillStyle = ink;
  canvas.strokeStyle = isDark(paint) ? white : memeInk;
  canvas.lineWidth = Math.max(5, size * 0.19);
  for (const [index, line] of lines.entries()) {
    // The letters' height is four fifths of their size: so the text lies in the middle of its lines.
    const y = -textHeight / 2 + (index + 0.5) * lineHeight * size + 0.35 * size;
    if (look === 'outline') canvas.strokeText(line, x, y);
    canvas.fillText(line, x, y);
  }
}

interface PlatedText {
  lines: readonly string[];
  textHeight: number;
  x: number;
}

/** Draws a round plate as wide as the longest line. */
function drawPlate(
  canvas: MemeCanvas,
  { align, paint, text }: MemeCaption,
  { lines, textHeight, x }: PlatedText,
): void {
  if (text.trim() === '') return;
  const widest = Math.max(...lines.map((line) => canvas.measureText(line).width));
  const [padX, padY] = [30, 18];
  const left = { left: x, centre: x - widest / 2, right: x - widest }[align];
  canvas.beginPath();
  canvas.roundRect(left - padX, -textHeight / 2 - padY, widest + 2 * padX, textHeight + 2 * padY, 34);
  canvas.fillStyle = colourOf(paint);
  canvas.fill();
  canvas.strokeStyle = memeInk;
  canvas.lineWidth = 7;
  canvas.stroke();
}
