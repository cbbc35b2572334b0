export type ArtCanvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws art once, to be copied by each frame.
 * @param size width and height in units
 * @param draw gets a canvas transformed to units, origin at its top left
 */
export function bitmapOf(
  size: readonly [width: number, height: number],
  pixelsPerUnit: number,
  draw: (canvas: ArtCanvas) => void,
): Promise<ImageBitmap> {
  const [width, height] = size.map((units) => Math.max(1, Math.ceil(units * pixelsPerUnit))) as [
    number,
    number,
  ];
  const surface = surfaceOf(width, height);
  const canvas = surface.getContext('2d') as ArtCanvas | null;
  if (canvas) {
    canvas.scale(pixelsPerUnit, pixelsPerUnit);
    draw(canvas);
  }
  return createImageBitmap(surface);
}

/** Makes a canvas that nobody sees; a page without OffscreenCanvas plays without a worker. */
export function surfaceOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const surface = document.createElement('canvas');
  surface.width = width;
  surface.height = height;
  return surface;
}
