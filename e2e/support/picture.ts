import { PNG } from 'pngjs';
import { create } from 'qrcode';

/** A grey picture: one byte per pixel, 0 is black, row by row. */
export interface Picture {
  width: number;
  height: number;
  luma: Uint8Array;
}

const paper = 230;

/** An evenly lit, empty picture. */
export function emptyPicture(width: number, height: number): Picture {
  return { width, height, luma: new Uint8Array(width * height).fill(paper) };
}

/** The picture in a PNG, such as a screenshot of a QR code; transparent parts become white. */
export function pictureOfPng(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const luma = new Uint8Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    luma[pixel] = Math.round((grey * alpha + 255 * (255 - alpha)) / 255);
  }
  return { width, height, luma };
}

/** A QR code of a text, four modules of quiet zone around it, `scale` pixels a module. */
export function pictureOfText(text: string, scale = 8): Picture {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const quiet = 4;
  const width = (size + 2 * quiet) * scale;
  const luma = new Uint8Array(width * width).fill(255);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale) * size + Math.floor(x / scale)] === 1;
      if (isDark) luma[(y + quiet * scale) * width + x + quiet * scale] = 0;
    }
  }
  return { width, height: width, luma };
}

/** Puts a picture into the middle of another, shrunk (never enlarged) to at most `share` of its smaller side. */
export function centred(picture: Picture, on: Picture, share = 0.8): Picture {
  const room = Math.min(on.width, on.height) * share;
  const shrink = Math.max(1, picture.width / room, picture.height / room);
  const width = Math.floor(picture.width / shrink);
  const height = Math.floor(picture.height / shrink);
  const left = Math.floor((on.width - width) / 2);
  const top = Math.floor((on.height - height) / 2);
  const luma = Uint8Array.from(on.luma);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      luma[(top + y) * on.width + left + x] = average(picture, x * shrink, y * shrink, shrink);
    }
  }
  return { ...on, luma };
}

/** The mean grey of a square, so that a shrunk code keeps its edges readable. */
function average({ width, height, luma }: Picture, left: number, top: number, side: number): number {
  const right = Math.min(width, Math.max(Math.floor(left) + 1, Math.floor(left + side)));
  const bottom = Math.min(height, Math.max(Math.floor(top) + 1, Math.floor(top + side)));
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) {
      sum += luma[y * width + x] ?? 0;
      count += 1;
    }
  }
  return Math.round(sum / Math.max(1, count));
}
