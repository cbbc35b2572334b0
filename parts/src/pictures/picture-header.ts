/** The kind and the size in pixels that the header of a picture states. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
}

/**
 * Reads the header of a JPEG, PNG, WebP or GIF file, so that its size is known before anything is decoded; undefined for any
 * other file, and for one whose header is cut off.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = png(view) ?? gif(view) ?? webp(view) ?? jpeg(view);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // A header that ends too early is read beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** PNG, third edition, section 11.2.1. */
function png(view: DataView): PictureHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** GIF89a, section 18. */
function gif(view: DataView): PictureHeader | undefined {
  if (!/^GIF8[79]a$/.test(textAt(view, 0, 6))) return undefined;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** RFC 9649, section 2. */
function webp(view: DataView): PictureHeader | undefined {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined;
  const type = 'image/webp';
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
      return { type, width: three(24) + 1, height: three(27) + 1 };
    }
    default:
      return undefined;
  }
}

/** The frame headers of JPEG (ITU T.81, table B.1): all SOF markers but those of tables and arithmetic conditions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the first scan. A file with several frame headers has the size of the largest. */
function jpeg(view: DataView): PictureHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let largest: PictureHeader | undefined;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) break;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      if (!largest || width * height > largest.width * largest.height)
        largest = { type: 'image/jpeg', width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return largest;
}
