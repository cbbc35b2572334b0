import { crc32, deflateSync } from 'node:zlib';

/** A picture of few colours. */
export interface IndexedPicture {
  width: number;
  /** `#rrggbb` of each index. */
  palette: readonly string[];
  /** The index of each pixel, row by row. */
  pixels: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Returns a picture as PNG (ISO/IEC 15948), each pixel as a square of `scale` pixels. */
export function indexedPng({ width, palette, pixels }: IndexedPicture, scale: number): Buffer {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width * scale, 0);
  header.writeUInt32BE(height * scale, 4);
  // 8 bits a pixel, which are indices into the palette
  header.set([8, 3], 8);
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
  const lines = Array.from({ length: height }, (_, row) => {
    const scaled = Buffer.alloc(1 + width * scale);
    for (let x = 0; x < width; x += 1)
      scaled.fill(pixels[row * width + x] ?? 0, 1 + x * scale, 1 + (x + 1) * scale);
    return Array<Buffer>(scale).fill(scaled);
  }).flat();
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
