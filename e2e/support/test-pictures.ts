import type { Page } from '@playwright/test';

/** A PNG of 60 bytes whose header states 3.6 thousand million pixels. */
export const pngBomb = {
  name: 'bomb.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    '89504e470d0a1a0a0000000d494844520000ea600000ea60080200000000000000000000004944415478da0300000000010000000049454e44ae426082',
    'hex',
  ),
};

/** The entries of a directory of EXIF 2.32 (section 4.6.2), with little-endian values of four bytes. */
function directory(entries: readonly [tag: number, type: number, count: number, value: number][]): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
  bytes.writeUInt16LE(entries.length);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  }
  return bytes;
}

/** The EXIF segment of a JPEG with the maker of the camera and a position: 38° 42′ 27″ N, 9° 8′ 11″ W. */
function exifWithPosition(): Buffer {
  const maker = Buffer.from('Rainbow Phone\0\0\0');
  const [main, gps] = [8, 8 + 30 + maker.length];
  const rationals = Buffer.alloc(48);
  for (const [index, value] of [38, 1, 42, 1, 27, 1, 9, 1, 8, 1, 11, 1].entries()) {
    rationals.writeUInt32LE(value, index * 4);
  }
  const degrees = gps + 54;
  const tiff = Buffer.concat([
    Buffer.from('II*\0'),
    Buffer.from([8, 0, 0, 0]),
    directory([
      [0x010f, 2, 14, main + 30],
      [0x8825, 4, 1, gps],
    ]),
    maker,
    directory([
      [1, 2, 2, 'N'.charCodeAt(0)],
      [2, 5, 3, degrees],
      [3, 2, 2, 'W'.charCodeAt(0)],
      [4, 5, 3, degrees + 24],
    ]),
    rationals,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, body]);
}

/** Draws a photo in the page's browser, and writes a position into it as phones do. */
export async function jpegWithPosition(page: Page, size: { width: number; height: number }) {
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const sky = context.createLinearGradient(0, 0, width, height);
    sky.addColorStop(0, 'orange');
    sky.addColorStop(1, 'indigo');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, size);
  const plain = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([plain.subarray(0, 2), exifWithPosition(), plain.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
