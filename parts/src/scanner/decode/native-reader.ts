import type { Reader } from '../domain/look';
import type { Luma } from '../domain/luma';

/** The browser's own detector (https://wicg.github.io/shape-detection-api/), which the DOM typings lack. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect(image: ImageData): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  var BarcodeDetector: BarcodeDetectorClass | undefined;
}

function imageDataOf({ width, height, data }: Luma): ImageData {
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 0xff000000 | ((data[i] ?? 0) * 0x010101);
  return image;
}

/**
 * Returns the browser's own decoder if it supports QR codes. Having the interface isn't enough: a phone
 * without the maker's services offers it with no formats.
 */
export async function findNativeReader(): Promise<Reader | undefined> {
  const Detector = globalThis.BarcodeDetector;
  if (!Detector) return undefined;
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (image) => {
      try {
        return (await detector.detect(imageDataOf(image)))[0]?.rawValue || undefined;
      } catch {
        return undefined; // The service behind it may stop at any time; the other decoders remain.
      }
    };
  } catch {
    return undefined;
  }
}
