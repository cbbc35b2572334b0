import {
  blush,
  cream,
  drawAt,
  drawLine,
  fillShape,
  inkShape,
  type MemeCanvas,
  memeInk,
  ovalPath,
} from './paint';

export type MemeEyes = 'open' | 'wide' | 'happy' | 'shut' | 'half' | 'tears' | 'spark' | 'dizzy';
export type MemeMouth = 'smile' | 'grin' | 'flat' | 'round' | 'wobble' | 'smirk' | 'scream' | 'teeth';
export type MemeBrows = 'worried' | 'angry' | 'raised';

/** The face of a rabbit in a scene. */
export interface MemeFace {
  eyes?: MemeEyes;
  mouth?: MemeMouth;
  brows?: MemeBrows;
  /** The direction of open eyes, each part from -1 to 1. */
  look?: readonly [number, number];
}

const both = (draw: (side: 1 | -1) => void) => {
  draw(-1);
  draw(1);
};

const eyes: Readonly<Record<MemeEyes, (canvas: MemeCanvas, look: readonly [number, number]) => void>> = {
  open: (canvas, [right, down]) =>
    both((side) => {
      const [x, y] = [side * 28 + right * 4, -6 + down * 4];
      fillShape(canvas, ovalPath(x, y, 9, 12), memeInk);
      fillShape(canvas, ovalPath(x + 3.4, y - 5, 3.6) + ovalPath(x - 3, y + 5, 1.8), cream);
    }),
  wide: (canvas, [right, down]) =>
    both((side) => {
      inkShape(canvas, ovalPath(side * 28, -9, 17, 20), cream, 4.5);
      fillShape(canvas, ovalPath(side * 28 + right * 8, -9 + down * 9, 5.5, 6.5), memeInk);
    }),
  happy: (canvas) => both((side) => drawLine(canvas, `M${side * 28 - 12}-1q12-19 24 0`, 5.5)),
  shut: (canvas) => both((side) => drawLine(canvas, `M${side * 28 - 12}-7q12 12 24 0`, 5.5)),
  half: (canvas, [right, down]) =>
    both((side) => {
      const x = side * 28;
      inkShape(canvas, `M${x - 16}-8h32c0 22-32 22-32 0Z`, cream, 4.5);
      fillShape(canvas, ovalPath(x + right * 7, -1 + down * 3, 6, 6.5), memeInk);
      drawLine(canvas, `M${x - 18}-9h36`, 6);
    }),
  tears: (canvas) =>
    both((side) => {
      fillShape(canvas, `M${side * 28 - 9}-2v46h18v-46Z`, '#7cc4ff');
      drawLine(canvas, `M${side * 28 - 12}-6q12 12 24 0`, 5.5);
    }),
  spark: (canvas) =>
    both((side) => {
      fillShape(canvas, ovalPath(side * 28, -7, 16, 18), memeInk);
      drawAt(canvas, { x: side * 28, y: -8 }, () =>
        fillShape(canvas, 'M0-13Q2-2 12 0Q2 2 0 13Q-2 2-12 0Q-2-2 0-13Z', '#ffe07a'),
      );
    }),
  dizzy: (canvas) =>
    both((side) => {
      inkShape(canvas, ovalPath(side * 28, -8, 16), cream, 4);
      drawAt(canvas, { x: side * 28, y: -8, scale: 1.15 }, () =>
        drawLine(canvas, 'M0 0q4-3 4 2t-7 2-2-10 11 2-2 12', 3),
      );
    }),
};

const mouths: Readonly<Record<MemeMouth, (canvas: MemeCanvas) => void>> = {
  smile: (canvas) => drawLine(canvas, 'M0 14v5m0 0q-9 9-17 1m17-1q9 9 17 1', 5),
  grin: (canvas) => {
    fillShape(canvas, 'M-18 19q18 7 36 0q0 22-18 22t-18-22Z', memeInk);
    fillShape(canvas, 'M-9 34q9-7 18 0q-3 7-9 7t-9-7Z', blush);
    fillShape(canvas, 'M-6 22q6 1 12 0v7h-12Z', cream);
  },
  flat: (canvas) => drawLine(canvas, 'M-12 24h24', 5.5),
  round: (canvas) => fillShape(canvas, ovalPath(0, 27, 8.5, 10.5), memeInk),
  wobble: (canvas) => drawLine(canvas, 'M-20 26q5-8 10 0t10 0 10 0 10 0', 5),
  smirk: (canvas) => drawLine(canvas, 'M-12 22q16 7 28-6m-2-5q6 3 5 9', 5),
  scream: (canvas) => {
    fillShape(canvas, 'M-20 20q20-9 40 0q5 26-20 26t-20-26Z', memeInk);
    fillShape(canvas, 'M-12 39q12-9 24 0q-5 6-12 6t-12-6Z', blush);
    fillShape(canvas, 'M-7 18q7-1.500 14 0v7h-14Z', cream);
  },
  teeth: (canvas) => {
    inkShape(canvas, 'M-19 19h38v9q0 8-8 8h-22q-8 0-8-8Z', cream, 4.5);
    drawLine(canvas, 'M-9.500 20v15M0 20v15M9.500 20v15', 3);
  },
};

const brows: Readonly<Record<MemeBrows, string>> = {
  worried: 'M-44-28L-20-38M44-28L20-38',
  angry: 'M-44-36L-18-26M44-36L18-26',
  raised: 'M-42-30q12-6 24 0M18-38q12-9 25 0',
};

/** Draws a face; its origin is the middle of the head. */
export function drawFace(
  canvas: MemeCanvas,
  { eyes: eyesName = 'open', mouth = 'smile', brows: browsName, look = [0, 0] }: MemeFace,
): void {
  fillShape(canvas, ovalPath(-50, 14, 11, 7.5) + ovalPath(50, 14, 11, 7.5), `${blush}cc`);
  eyes[eyesName](canvas, look);
  if (browsName) drawLine(canvas, brows[browsName], 5.5);
  mouths[mouth](canvas);
  fillShape(canvas, 'M-8 7q0-4 8-4t8 4q0 4-8 8q-8-4-8-8Z', memeInk);
}
