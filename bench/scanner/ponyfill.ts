import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { SyntheticPicture } from './frame';
import { wasmFile } from './our-readers';

/** Loads the WebAssembly of the ponyfill. */
export async function startPonyfill(): Promise<void> {
  const wasmBinary = new Uint8Array(await readFile(wasmFile)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/**
 * Reads one frame as `new BarcodeDetector({ formats: ['qr_code'] }).detect(frame)` of the ponyfill barcode-detector 3.2.2
 * does: the whole picture, by this call of zxing-wasm with its default options. The package itself is not needed for
 * that.
 */
export async function readAsPonyfill({ width, height, data }: SyntheticPicture): Promise<string | undefined> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(pixels.buffer);
  for (let i = 0; i < words.length; i++) words[i] = 0xff000000 | ((data[i] ?? 0) * 0x010101);
  const picture: ImageData = { width, height, data: pixels, colorSpace: 'srgb' };
  const [first] = await readBarcodes(picture, { textMode: 'Plain', formats: ['QRCode'] });
  return first?.text;
}
