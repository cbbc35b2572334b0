import {
  BINARIZERS,
  CHARACTER_SETS,
  EAN_ADD_ON_SYMBOLS,
  encodeFormats,
  prepareZXingModule,
  TEXT_MODES,
  type ZXingModuleOverrides,
  type ZXingReadResult,
} from 'zxing-wasm/reader';
import type { StrongReader } from '../domain/look';
import type { UnreadCode } from '../domain/unroll';

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
 * from 200 pixels on. Rotation and "harder" are for bar codes and only cost time. Formats with fewer check bytes than
 * a full QR code (Micro QR, rMQR) are left out, since noise can look like one.
 */
const options = {
  formats: encodeFormats(['QRCodeModel2']),
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

/** For a picture that was brought out: light and dark divide at 128, and codes that can't be read are reported. */
const middleOptions = {
  ...options,
  binarizer: BINARIZERS.indexOf('FixedThreshold'),
  returnErrors: true,
  maxNumberOfSymbols: 3,
};

/** For small codes in large photos: each row is looked at, which a camera's frames have no time for. */
const thoroughOptions = { ...options, tryHarder: true };

const optionsOf = { local: options, middle: middleOptions, thorough: thoroughOptions };

/** Larger versions have modules too small for a code that needs unrolling. */
const largestVersion = 10;

/** The used part of a result's JSON: the code's version, and the share of its error correction that was not needed. */
const extraOf = ({ extra }: ZXingReadResult): { Version?: string; UEC?: number } => JSON.parse(extra || '{}');

/** Returns the place of a code that could not be read; undefined where not even its size is known. */
function unreadCode(result: ZXingReadResult): UnreadCode | undefined {
  const { position } = result;
  const version = Number(extraOf(result).Version);
  if (!Number.isInteger(version) || version < 1 || version > largestVersion) return undefined;
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  const corner = ({ x, y }: { x: number; y: number }) => [x, y] as const;
  return {
    size: 17 + 4 * version,
    corners: [corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)],
  };
}

const silent = () => undefined;

/**
 * Starts the strong decoder.
 * @param overrides its WebAssembly, as `wasmBinary`
 * @returns a reader; rejects when the WebAssembly can't be compiled
 */
export async function startZxing(overrides: ZXingModuleOverrides): Promise<StrongReader> {
  const zxing = await prepareZXingModule({
    overrides: { ...overrides, print: silent, printErr: silent },
    fireImmediately: true,
  });
  return ({ width, height, data }, search) => {
    // The package's own function converts coloured pixels to grey; here the grey plane is passed as it is.
    const address = zxing._malloc(data.length);
    try {
      zxing.HEAPU8.set(data, address);
      const found = zxing.readBarcodesFromPixmap(address, width, height, optionsOf[search]);
      const results = Array.from({ length: found.size() }, (_, at) => found.get(at)).filter(
        (result) => result !== undefined,
      );
      const read = results.find(({ isValid }) => isValid);
      return {
        text: read?.text,
        margin: read && extraOf(read).UEC,
        unread: results.flatMap((result) => (result.isValid ? [] : (unreadCode(result) ?? []))),
      };
    } finally {
      zxing._free(address);
    }
  };
}
