interface EncodeParams {
  /** From the best to the least, each from 0 to 1. */
  qualities: readonly number[];
  maxBytes: number;
}

/** Returns a canvas of a size with a picture drawn over the whole of it. */
export function drawnOn(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/**
 * Encodes a canvas as WebP, or as JPEG over white in a browser that writes none: with the best quality that stays within
 * the limit, or else with the least. Undefined where the browser can encode neither.
 */
export async function encoded(canvas: HTMLCanvasElement, params: EncodeParams): Promise<Blob | undefined> {
  const webp = await encodedAs(canvas, 'image/webp', params);
  if (webp?.type === 'image/webp') return webp;
  // A browser that writes no WebP gives PNG. JPEG has no transparency: white lies behind it.
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encodedAs(canvas, 'image/jpeg', params);
}

async function encodedAs(
  canvas: HTMLCanvasElement,
  type: string,
  { qualities, maxBytes }: EncodeParams,
): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob) return undefined;
    smallest = blob;
    if (blob.size <= maxBytes || blob.type !== type) return blob;
  }
  return smallest;
}
