import { type Meme, memeSizes } from '../domain/meme';
import { createMemePainter, type MemeMaterial } from './meme-painter';

const memeFileTypes = ['image/png', 'image/webp'] as const;
export type MemeFileType = (typeof memeFileTypes)[number];

const webpQuality = 0.9;

/** Returns the types that this browser writes. WebKit writes no WebP: it gives PNG in its place. */
export function writableTypes(): readonly MemeFileType[] {
  const pixel = document.createElement('canvas');
  Object.assign(pixel, { width: 1, height: 1 });
  return memeFileTypes.filter((type) => pixel.toDataURL(type).startsWith(`data:${type}`));
}

/**
 * Makes the file of a meme, as large as its format says.
 * @throws Error where the browser draws no pictures
 */
export async function makeMemeFile(meme: Meme, material: MemeMaterial, type: MemeFileType): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, memeSizes[meme.format]);
  createMemePainter(canvas, material).draw(meme);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))),
      type,
      webpQuality,
    );
  });
}
