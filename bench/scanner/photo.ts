import { fitTo, scale } from '../../parts/src/scanner/domain/resample';
import { type SeededRandom, seededRandom } from '../../shared/src/testing/seeded-random';
import { easyView, hardships, hardView } from './degradation';
import { photograph, type SyntheticPicture } from './frame';
import { compress } from './jpeg';
import { makeLink } from './link';

/** The sizes of photos, and their surroundings of the code. */
export const photoKinds = ['small', 'as taken', 'enlarged', 'in a scene', 'in 12 megapixels'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** One photo and the truth about it. */
export interface Photo extends SyntheticPicture {
  name: string;
  kind: PhotoKind;
  /** Returns true for the text of a code in the photo. */
  isTrue: (text: string) => boolean;
}

/** Turns a picture to the right. */
export function quarterTurn({ width, height, data }: SyntheticPicture): SyntheticPicture {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + height - 1 - y] = data[y * width + x] ?? 0;
  return { width: height, height: width, data: turned };
}

/** Puts a picture somewhere on a wall of posters. */
function onWall(
  picture: SyntheticPicture,
  width: number,
  height: number,
  random: SeededRandom,
): SyntheticPicture {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data[y * width + x] = 120 + 40 * Math.sin(x / 61) * Math.cos(y / 83) + ((x * 7919 + y * 104_729) % 23);
  }
  const whole = (to: number) => Math.floor(random.between(0, to));
  for (let poster = 0; poster < 400; poster++) {
    const [x, y, grey] = [whole(width - 80), whole(height - 80), whole(256)];
    const [wide, high] = [whole(70) + 8, whole(70) + 8];
    for (let row = y; row < y + high; row++) data.fill(grey, row * width + x, row * width + x + wide);
  }
  const [left, top] = [whole(width - picture.width), whole(height - picture.height)];
  for (let y = 0; y < picture.height; y++)
    data.set(picture.data.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width + left);
  return { width, height, data };
}

/** Brings a picture of 640 × 480 to the size of a kind of photo. */
function shownAs(kind: PhotoKind, picture: SyntheticPicture, random: SeededRandom): SyntheticPicture {
  switch (kind) {
    case 'small':
      return fitTo(picture, 300);
    case 'as taken':
      return picture;
    case 'enlarged':
      return scale(scale(picture, 2), 2);
    case 'in a scene':
      return onWall(picture, 1600, 1200, random);
    case 'in 12 megapixels':
      return onWall(picture, 4000, 3000, random);
  }
}

/**
 * Generates photos one after the other: every second one easy, the others with a hardship, in all kinds and four turns, and
 * with the traces of JPEG. The seed repeats them exactly.
 */
export function* generatePhotos(seed: number, count: number): Generator<Photo> {
  const random = seededRandom(seed);
  const size = [640, 480] as const;
  for (let i = 0; i < count; i++) {
    const kind = photoKinds[i % photoKinds.length] ?? 'as taken';
    const symbol = makeLink(random);
    const view = i % 2 === 0 ? easyView(random, size[1]) : hardView(random, size[1], random.pick(hardships));
    let picture: SyntheticPicture = compress(photograph(symbol, view, size, random), random.between(0.3, 2));
    for (let turns = Math.floor(random.between(0, 4)); turns > 0; turns--) picture = quarterTurn(picture);
    const isTrue = (text: string) => text === symbol.text;
    yield { ...shownAs(kind, picture, random), name: `photo ${i} ${kind}`, kind, isTrue };
  }
}
