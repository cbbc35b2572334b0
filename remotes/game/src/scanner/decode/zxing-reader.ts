import {
  BINARIZERS,
  CHARACTER_SETS,
  EAN_ADD_ON_SYMBOLS,
  encodeFormats,
  prepareZXingModule,
  TEXT_MODES,
  type ZXingModuleOverrides,
} from 'zxing-wasm/reader';
import type { Luma } from '../domain/luma';

declare global {
  /** The used part of a module compiled by Emscripten; the package's typings take it from elsewhere. */
  interface EmscriptenModule {
    HEAPU8: Uint8Array;
    _malloc(sizeBytes: number): number;
    _free(address: number): void;
    locateFile(file: string): string;
    wasmBinary: ArrayBuffer | Uint8Array;
    print(line: string): void;
    printErr(line: string): void;
  }
}

/**
 * The options that help with camera frames of one QR code (bench/scanner-frames): reading at half size too,
 * from 200 pixels on. Rotation and "harder" are for bar codes and only cost time.
 */
const options = {
  formats: encodeFormats(['QRCode']),
  tryHarder: false,
  tryRotate: false,
  tryInvert: true,
  tryDownscale: true,
  downscaleThreshold: 200,
  downscaleFactor: 2,
  tryDenoise: false,
  maxNumberOfSymbols: 1,
  binarizer: BINARIZERS.indexOf('LocalAverage'),
  textMode: TEXT_MODES.indexOf('Plain'),
  characterSet: CHARACTER_SETS.indexOf('Unknown'),
  eanAddOnSymbol: EAN_ADD_ON_SYMBOLS.indexOf('Ignore'),
  isPure: false,
  minLineCount: 2,
  validateOptionalChecksum: false,
  returnErrors: false,
  tryCode39ExtendedMode: false,
};

const silent = () => undefined;

/**
 * Starts the strong decoder.
 * @param overrides where its WebAssembly is: `locateFile` in a browser, `wasmBinary` in tests
 * @returns a reader; rejects when the WebAssembly can't be fetched or compiled
 */
export async function startZxing(
  overrides: ZXingModuleOverrides,
): Promise<(image: Luma) => string | undefined> {
  const zxing = await prepareZXingModule({
    overrides: { ...overrides, print: silent, printErr: silent },
    fireImmediately: true,
  });
  return ({ width, height, data }) => {
    // The package's own function converts coloured pixels to grey; here the grey plane is passed as it is.
    const address = zxing._malloc(data.length);
    try {
      zxing.HEAPU8.set(data, address);
      const found = zxing.readBarcodesFromPixmap(address, width, height, options);
      return found.size() > 0 ? found.get(0)?.text : undefined;
    } finally {
      zxing._free(address);
    }
  };
}
