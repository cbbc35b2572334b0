import { readQuickly } from '../../../parts/src/scanner/decode/quick-reader';

/** Pixels of a module in a drawn code. */
const scale = 4;

/** Draws a code of a sheet as a camera would see it head-on, and reads it with the game's own decoder. */
function readCode(size: number, path: string): string | undefined {
  const side = size * scale;
  const data = new Uint8Array(side * side).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const length = Number(run) * scale;
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * side + Number(x) * scale;
      data.fill(0, from, from + length);
    }
  }
  return readQuickly({ width: side, height: side, data });
}

/** A card as its holder sees it. */
export interface PrintedCard {
  /** Text of its QR code. */
  link: string | undefined;
  number: string;
}

/** Reads the cards of a sheet, in their order. */
export function readCards(html: string): PrintedCard[] {
  return html
    .split('<article')
    .slice(1)
    .map((card) => {
      const [, size, path] = /viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]+)"/.exec(card) ?? [];
      const [, number = ''] = /class="number">([^<]+)</.exec(card) ?? [];
      return { link: readCode(Number(size), path ?? ''), number };
    });
}
