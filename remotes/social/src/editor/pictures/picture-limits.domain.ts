import type { PictureLimits } from '@rainbow-rabbit/parts/pictures';
import { contentLimits } from '../../page-content/domain/limits';

/** Limits of a picture that is chosen for a page (docs/product 9.185). */
export const pictureLimits = {
  fileBytes: 20 * 1000 ** 2,
  pixels: 40_000_000,
  side: contentLimits.pictureSide,
  storedBytes: 600_000,
} as const satisfies PictureLimits;
