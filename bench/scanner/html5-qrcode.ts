import { createRequire } from 'node:module';
import type { SyntheticPicture } from './frame';

/** As much of a canvas as the library's decoder touches. */
interface CanvasStandIn {
  width: number;
  height: number;
  getContext(): { getImageData(): { data: Uint8ClampedArray } };
}

/** The library's inner doors, whose own typings want a page's canvas. */
interface DecoderModule {
  ZXingHtml5QrcodeDecoder: new (
    formats: number[],
    verbose: boolean,
    logger: object,
  ) => { decodeAsync(canvas: CanvasStandIn): Promise<{ text: string }> };
}
interface CoreModule {
  Html5QrcodeSupportedFormats: Record<string, string | number>;
  BaseLoggger: new (verbose: boolean) => object;
}

const require = createRequire(import.meta.url);
const { ZXingHtml5QrcodeDecoder }: DecoderModule = require('html5-qrcode/cjs/zxing-html5-qrcode-decoder');
const { BaseLoggger, Html5QrcodeSupportedFormats }: CoreModule = require('html5-qrcode/cjs/core');

/** All formats; the library searches for all of them by default. */
const formats = Object.values(Html5QrcodeSupportedFormats).filter((format) => typeof format === 'number');
const decoder = new ZXingHtml5QrcodeDecoder(formats, false, new BaseLoggger(false));

function canvasOf({ width, height, data }: SyntheticPicture, mirrored: boolean): CanvasStandIn {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grey = data[y * width + (mirrored ? width - 1 - x : x)] ?? 0;
      pixels.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { width, height, getContext: () => ({ getImageData: () => ({ data: pixels }) }) };
}

/**
 * Reads one frame as html5-qrcode's camera path decodes by default: the whole picture, then, having found nothing, the
 * mirrored picture. In its favour the picture has the camera's size, not that of the page's smaller video element.
 */
export async function readAsHtml5Qrcode(picture: SyntheticPicture): Promise<string | undefined> {
  for (const mirrored of [false, true]) {
    try {
      return (await decoder.decodeAsync(canvasOf(picture, mirrored))).text;
    } catch {
      // It throws when the picture shows no code.
    }
  }
  return undefined;
}
