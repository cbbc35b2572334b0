import { type Meme, memeSizes } from '../domain/meme';
import { createMemePainter, type MemeMaterial } from './meme-painter';

export type MemeFileType = 'image/png' | 'image/webp';

const webpQuality = 0.9;

/**
 * Makes the file of a meme, as large as its format says. A browser that writes no WebP gives PNG.
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
