import type { StickerName } from '../domain/meme';
import { drawCarrot } from './day-scenes';
import { drawMemeRabbit } from './draw-rabbit';
import {
  cream,
  drawAt,
  drawLine,
  fillShape,
  inkShape,
  type MemeCanvas,
  type MemeFur,
  memeFurs,
  memeInk,
  ovalPath,
} from './paint';
import type { MemeFace } from './rabbit-face';

/** Draws a sticker around the origin, 200 units wide and high. */
type DrawSticker = (canvas: MemeCanvas, fur: MemeFur) => void;

const head =
  (
    face: MemeFace,
    ears: readonly [number | 'flop', number | 'flop'],
    wear?: (canvas: MemeCanvas) => void,
  ): DrawSticker =>
  (canvas, fur) =>
    drawAt(canvas, { y: 42, scale: 0.96 }, () =>
      drawMemeRabbit(canvas, { fur, isHead: true, ears, ...face, wear: wear && (() => wear(canvas)) }),
    );

const glasses = (canvas: MemeCanvas) => {
  inkShape(canvas, 'M-70-24H70L64-12Q62 18 36 18Q12 18 8-6H-8Q-12 18-36 18Q-62 18-64-12Z', memeInk, 5);
  drawLine(canvas, 'M-52-12l14 0M22-12l14 0M-48 0l8 0M26 0l8 0', 6, '#ffffffb8');
};

export const stickerDrawings = {
  happy: head({ eyes: 'happy', mouth: 'grin' }, [18, 22]),
  crying: head({ eyes: 'tears', mouth: 'wobble', brows: 'worried' }, ['flop', 'flop']),
  amazed: head({ eyes: 'wide', mouth: 'round', brows: 'raised' }, [10, 12]),
  sly: head({ eyes: 'half', mouth: 'smirk', brows: 'angry', look: [0.5, 0] }, [14, 'flop']),
  cool: head({ mouth: 'smirk' }, [16, 30], glasses),
  glasses: (canvas) => drawAt(canvas, { scale: 1.38 }, () => glasses(canvas)),
  crown: (canvas, fur) => {
    inkShape(canvas, 'M-82 62L-92-30L-46 10L0-66L46 10L92-30L82 62Q0 84-82 62Z', '#ffcf3f', 8);
    fillShape(canvas, 'M-76 40Q0 60 76 40L78 52Q0 72-78 52Z', '#e09a1f');
    inkShape(
      canvas,
      ovalPath(0, -72, 15) + ovalPath(-92, -36, 13) + ovalPath(92, -36, 13),
      memeFurs[fur].fill,
      7,
    );
  },
  carrot: (canvas) => drawAt(canvas, { scale: 1.42, turn: 24, y: -4 }, () => drawCarrot(canvas)),
  heart: (canvas, fur) => {
    inkShape(
      canvas,
      'M0 84C-60 36-94 6-94-34C-94-92-24-96 0-46C24-96 94-92 94-34C94 6 60 36 0 84Z',
      memeFurs[fur].fill,
      8,
    );
    drawLine(canvas, 'M-66-40Q-62-62-42-64', 12, '#ffffff99');
  },
  bubble: (canvas) =>
    inkShape(
      canvas,
      'M-20-76H24C70-76 94-48 94-10C94 30 70 52 30 54L-34 88L-22 54C-70 52-94 30-94-10C-94-48-70-76-20-76Z',
      cream,
      7,
    ),
} as const satisfies Record<StickerName, DrawSticker>;
