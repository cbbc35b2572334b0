import { findNativeReader } from './native-reader';

const detect = jest.fn();

/** Imitates the browser's interface with these formats. */
function offer(formats: () => Promise<string[]>): void {
  globalThis.BarcodeDetector = class {
    static getSupportedFormats = formats;
    detect = detect;
  };
}

beforeAll(() => {
  globalThis.ImageData = class {
    readonly data: Uint8ClampedArray;
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      this.data = new Uint8ClampedArray(width * height * 4);
    }
  } as unknown as typeof ImageData;
});
afterEach(() => {
  globalThis.BarcodeDetector = undefined;
  detect.mockReset();
});

const image = { width: 1, height: 1, data: Uint8Array.of(0x42) };

test('without the interface, without formats, and when asking fails there is no native reader', async () => {
  expect(await findNativeReader()).toBeUndefined();
  offer(async () => []);
  expect(await findNativeReader()).toBeUndefined();
  offer(() => Promise.reject(new Error('no service')));
  expect(await findNativeReader()).toBeUndefined();
});

test('a native reader gets grey pixels and gives the text of the first code', async () => {
  offer(async () => ['qr_code', 'ean_13']);
  detect.mockResolvedValue([{ rawValue: 'hello' }, { rawValue: 'other' }]);
  const read = await findNativeReader();
  expect(await read?.(image)).toBe('hello');
  expect([...detect.mock.calls[0][0].data]).toEqual([0x42, 0x42, 0x42, 0xff]);
});

test('a service that fails reads nothing', async () => {
  offer(async () => ['qr_code']);
  detect.mockRejectedValue(new Error('gone'));
  const read = await findNativeReader();
  expect(await read?.(image)).toBeUndefined();
});
