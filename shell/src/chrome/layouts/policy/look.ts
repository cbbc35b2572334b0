import type { LayoutLook } from '../look';
import { lookOf } from '../look-of';
import { Contents } from './contents';
import { Imprint } from './imprint';

/** A page to read: a sheet of paper in a serif face with its contents beside it. Nothing moves. */
export const policy: LayoutLook = lookOf({
  parts: { header: 'letterhead', art: 'sheet', footer: 'imprint', type: 'serif', motion: 'none' },
  Beside: Contents,
  FooterArt: Imprint,
});
