import type { Look } from '../look';
import { lookOf } from '../look-of';
import { Poster } from './poster';
import { Tape } from './tape';

/** A poster: blocks of colour, rabbits that look over an edge, loud tilted type and printed tape. */
export const memeathon: Look = lookOf({
  parts: { header: 'placard', art: 'poster', footer: 'tape', type: 'loud', motion: 'stamp' },
  schemes: { header: 'light' },
  Art: Poster,
  FooterArt: Tape,
});
