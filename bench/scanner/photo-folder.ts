import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { greyOf } from '../../parts/src/scanner/domain/luma';
import type { SyntheticPicture } from './frame';
import { type Photo, quarterTurn } from './photo';

/** Texts that are right although zxing's set says otherwise: one file has another word than its code, one shows two codes. */
const alsoTrue: Readonly<Record<string, RegExp>> = {
  'qrcode-2/13.png': /^The 2005 USGS aerial photography of /,
  'qrcode-2/16.png': /^\[内側QRコード\]/,
};

const plain = (text: string) => text.replace(/\r/g, '').trim();

function pictureOf(file: Buffer): SyntheticPicture {
  const { width, height, data } = PNG.sync.read(file);
  // On white, as a page draws a picture.
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255;
    for (let k = i; k < i + 3; k++) data[k] = Math.round((data[k] ?? 0) * alpha + 255 * (1 - alpha));
  }
  return greyOf(data, width, height);
}

/**
 * Reads the photos of a folder and the folders in it, upright and turned to the right: each PNG that has a text file of the same
 * name beside it, as in the sets that zxing and its ports publish.
 */
export async function* photosOf(folder: string): AsyncGenerator<Photo> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const texts = new Set(files.filter((file) => file.endsWith('.txt')));
  for (const file of files) {
    const truth = file.replace(/\.png$/, '.txt');
    if (!file.endsWith('.png') || !texts.has(truth)) continue;
    const bytes = await readFile(join(folder, truth));
    const wanted = [bytes.toString('utf8'), bytes.toString('latin1')].map(plain);
    const other = Object.entries(alsoTrue).find(([name]) => `/${file}`.endsWith(`/${name}`))?.[1];
    const isTrue = (text: string) => wanted.includes(plain(text)) || other?.test(text) === true;
    const picture = pictureOf(await readFile(join(folder, file)));
    yield { ...picture, name: file, kind: 'as taken', isTrue };
    yield { ...quarterTurn(picture), name: `${file}, turned`, kind: 'as taken', isTrue };
  }
}
