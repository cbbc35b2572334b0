import type { PictureLimits } from '@rainbow-rabbit/parts/pictures';

/** Limits of a picture that is chosen for an entry. */
export const entryPictureLimits = {
  fileBytes: 20 * 1000 ** 2,
  pixels: 40_000_000,
  side: 1920,
  storedBytes: 800_000,
} as const satisfies PictureLimits;

/** The sides of a preview, from the best to the least: it travels inside the message of the submission. */
export const previewSides = [480, 400, 320, 256, 192, 128] as const;
