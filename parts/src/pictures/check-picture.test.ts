import { checkPicture, sizeWithin } from './check-picture';

const limits = { fileBytes: 20_000_000, pixels: 40_000_000 };

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : [...part],
    ),
  );
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n\u001a\n', four(13), 'IHDR', four(width), four(height), [8, 2, 0, 0, 0]);
const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  17,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  3,
  1,
  0x22,
  0,
  2,
  0x11,
  1,
  3,
  0x11,
  1,
];
const jpeg = (...segments: readonly number[][]) => bytes([0xff, 0xd8], ...segments, [0xff, 0xda, 0, 2]);
const exif = [0xff, 0xe1, 0, 8, ...[...'Exif\0\0'].map((one) => one.charCodeAt(0))];
const gif = bytes('GIF89a', [0x40, 0x01, 0xf0, 0x00]);
const webp = (chunk: string, ...rest: number[][]) => bytes('RIFF', four(0), 'WEBP', chunk, four(0), ...rest);

test.each([
  ['image/png', png(1600, 900), 1600, 900],
  ['image/jpeg', jpeg(exif, frame(4032, 3024)), 4032, 3024],
  ['image/gif', gif, 320, 240],
  ['image/webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x06, 0x84, 0x03]), 1600, 900],
  ['image/webp', webp('VP8X', [0, 0, 0, 0], [0x3f, 0x06, 0], [0x83, 0x03, 0]), 1600, 900],
])('the header of %s states its size', (type, file, width, height) => {
  expect(checkPicture(file, limits)).toEqual({ type, width, height });
});

test.each([
  ['too-many-pixels', png(65_000, 65_000)],
  ['too-many-pixels', jpeg(frame(10, 10), frame(20_000, 20_000))],
  ['too-many-pixels', webp('VP8X', [0, 0, 0, 0], [0xff, 0xff, 0xff], [0xff, 0xff, 0xff])],
  ['no-picture', png(0, 10)],
  ['no-picture', jpeg(exif)],
  ['no-picture', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['no-picture', bytes([0xff, 0xd8, 0xff, 0xe1])],
  ['no-picture', bytes('')],
  ['too-large', new Uint8Array(20_000_001)],
] as const)('a file is refused as %s before anything is decoded', (fault, file) => {
  expect(checkPicture(file, limits)).toEqual({ fault });
});

test('a picture keeps its shape, and small ones their size', () => {
  expect(sizeWithin({ width: 4032, height: 3024 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(sizeWithin({ width: 10_000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
  expect(sizeWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
});
