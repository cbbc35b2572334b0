import type { ArtCanvas } from '../../../art/bitmap';
import { ink } from './rabbit-art';
import { type Sprite, spriteOf } from './sprite';

const characters = '0123456789+−×';

/** Width of a character's cell, and how far its neighbour is away. */
const cell = 24;
const advance = 15.5;

export const inks = { plain: '#ffffff', gold: '#ffe071', bad: '#ff9aa3' } as const;
export type Ink = keyof typeof inks;

/** Draws the characters of numbers once, in every ink, one below the other. */
export function glyphsOf(pixelsPerUnit: number): Promise<Sprite> {
  return spriteOf(
    {
      size: [cell * characters.length, cell * 1.4 * Object.keys(inks).length],
      origin: [0, 0],
      draw: (canvas) => {
        canvas.font = '900 25px "Rainbow Round", ui-rounded, "Arial Rounded MT Bold", system-ui, sans-serif';
        canvas.textAlign = 'center';
        canvas.textBaseline = 'middle';
        for (const [row, colour] of Object.values(inks).entries()) {
          for (const [column, character] of [...characters].entries()) {
            const [x, y] = [cell * (column + 0.5), cell * 1.4 * (row + 0.5)];
            canvas.strokeStyle = ink;
            canvas.lineWidth = 5.5;
            canvas.strokeText(character, x, y);
            canvas.fillStyle = colour;
            canvas.fillText(character, x, y);
          }
        }
      },
    },
    pixelsPerUnit,
  );
}

/** Writes a number, centred. */
export function write(
  canvas: ArtCanvas,
  { bitmap, width }: Sprite,
  text: string,
  { x, y, scale = 1, inked = 'plain' }: { x: number; y: number; scale?: number; inked?: Ink },
): void {
  const pixels = bitmap.width / width;
  const top = Object.keys(inks).indexOf(inked) * cell * 1.4 * pixels;
  const size = cell * scale;
  let at = x - ((text.length - 1) * advance * scale) / 2;
  for (const character of text) {
    const left = characters.indexOf(character) * cell * pixels;
    canvas.drawImage(
      bitmap,
      left,
      top,
      cell * pixels,
      cell * 1.4 * pixels,
      at - size / 2,
      y - size * 0.7,
      size,
      size * 1.4,
    );
    at += advance * scale;
  }
}
