import type { LayoutLook } from '../look';
import { lookOf } from '../look-of';
import { PosterBlocks } from './poster-blocks';
import { Tape } from './tape';

/** A poster: blocks of colour, rabbits that look over an edge, loud tilted type and printed tape. */
export const memeathon: LayoutLook = lookOf({
  parts: { header: 'placard', art: 'poster', footer: 'tape', type: 'loud', motion: 'stamp' },
  schemes: { header: 'light' },
  Art: PosterBlocks,
  FooterArt: Tape,
});
