import { charactersOf, type LinePiece, piecesOf } from './line-pieces';

/** The lines of a caption in its box, and the size of their letters. */
export interface TextLayout {
  size: number;
  lines: readonly string[];
  /** False where even the smallest letters don't fit: the text goes beyond its box. */
  isFitting: boolean;
}

interface TextRoom {
  width: number;
  height: number;
  smallest: number;
  largest: number;
}

/** Returns the width of a text in letters of size 1. */
type MeasureText = (text: string) => number;

/** A text whose pieces are measured once, to be laid out in many boxes. */
export interface MeasuredText {
  paragraphs: readonly (readonly MeasuredPiece[])[];
  /** The width of a space. */
  space: number;
  measure: MeasureText;
}

/** The distance of lines, in sizes of the letters. */
export const lineHeight = 1.16;

interface MeasuredPiece extends LinePiece {
  width: number;
}

/** Cuts a text into pieces and measures them. */
export function measureText(text: string, measure: MeasureText): MeasuredText {
  const paragraphs = text
    .split(/\r\n|\r|\n/)
    .map((paragraph) =>
      piecesOf(paragraph).map((piece): MeasuredPiece => ({ ...piece, width: measure(piece.text) })),
    );
  return { paragraphs, space: measure(' '), measure };
}

/**
 * Breaks a text into lines and finds the largest letters that it fits into a box with. Words break only where the smallest
 * letters leave no other way. Lines of a paragraph are then made as even as they can be without another line.
 */
export function layoutText(
  { paragraphs, space, measure }: MeasuredText,
  { width, height, smallest, largest }: TextRoom,
): TextLayout {
  const linesAt = (size: number) => {
    const lines = paragraphs.map((pieces) => linesOf(pieces, width / size, space));
    const count = lines.reduce((sum, some) => sum + Math.max(1, some.length), 0);
    return count * lineHeight * size <= height;
  };
  const widest = Math.max(0, ...paragraphs.flat().map((piece) => piece.width));
  // No word is broken, so the longest one bounds the letters.
  const most = Math.floor(Math.min(largest, widest > 0 ? width / widest : largest));
  let [low, high] = [smallest, Math.max(smallest, most)];
  const isFitting = most >= smallest && linesAt(smallest);
  while (isFitting && low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (linesAt(middle)) low = middle;
    else high = middle - 1;
  }
  const size = low;
  const lines = paragraphs.flatMap((pieces) => {
    const broken = isFitting ? pieces : pieces.flatMap((piece) => brokenPiece(piece, width / size, measure));
    const even = evenLines(broken, width / size, space);
    return even.length > 0 ? even : [''];
  });
  return { size, lines, isFitting };
}

/** Fills one line after another. @param room the width of a line, in letters of size 1 */
function linesOf(pieces: readonly MeasuredPiece[], room: number, space: number): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const { text, hasSpace, width } of pieces) {
    const gap = hasSpace && line !== '' ? space : 0;
    // The sums of widths carry rounding errors.
    if (line !== '' && used + gap + width > room * (1 + 1e-9)) {
      lines.push(line);
      [line, used] = [text, width];
    } else {
      line += (gap > 0 ? ' ' : '') + text;
      used += gap + width;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Breaks a paragraph at the least width that needs no more lines. */
function evenLines(pieces: readonly MeasuredPiece[], room: number, space: number): string[] {
  const count = linesOf(pieces, room, space).length;
  if (count < 2) return linesOf(pieces, room, space);
  let low = Math.max(...pieces.map(({ width }) => width));
  let high = room;
  for (let halving = 0; halving < 12; halving += 1) {
    const middle = (low + high) / 2;
    if (linesOf(pieces, middle, space).length > count) low = middle;
    else high = middle;
  }
  return linesOf(pieces, high, space);
}

/** Breaks a word that is too long for a line between its characters. */
function brokenPiece(piece: MeasuredPiece, room: number, measure: MeasureText): MeasuredPiece[] {
  if (piece.width <= room) return [piece];
  return charactersOf(piece.text).map((text, index) => ({
    text,
    hasSpace: index === 0 && piece.hasSpace,
    width: measure(text),
  }));
}
