import type { MemeCanvas } from '../art/paint';

/** A canvas that isn't on the page, and its context. */
export interface DrawSurface {
  surface: HTMLCanvasElement;
  canvas: MemeCanvas | null;
}

/**
 * Makes a surface of at least one pixel.
 * @param isOpaque nothing shows through it: it is faster to copy
 */
export function drawSurface(width: number, height: number, isOpaque = false): DrawSurface {
  const surface = document.createElement('canvas');
  surface.width = Math.max(1, Math.ceil(width));
  surface.height = Math.max(1, Math.ceil(height));
  return { surface, canvas: surface.getContext('2d', { alpha: !isOpaque }) };
}
