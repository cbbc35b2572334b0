import { whiteRabbit } from '@rainbow-rabbit/processes/arcade/games/whac';
import { rainbow } from '../../../art/rainbow';
import { glyphsOf } from './glyphs';
import { bowArt, cursorArt, landArt, meadowArt, moundFrontArt } from './meadow';
import { bodyArt, earArt, type FaceName, faceArt, faceNames, pawsArt } from './rabbit-art';
import { type Sprite, type SpriteArt, spriteOf } from './sprite';
import {
  beadArt,
  cloudArt,
  crossArt,
  heartArt,
  malletArt,
  medalArt,
  plateArt,
  puffArt,
  shapeArt,
  starArt,
} from './thing-art';

const single = {
  meadow: meadowArt,
  land: landArt,
  moundFront: moundFrontArt,
  cursor: cursorArt,
  bow: bowArt,
  star: starArt,
  bead: beadArt(false),
  hitBead: beadArt(true),
  plate: plateArt,
  mallet: malletArt,
  puff: puffArt,
  cross: crossArt,
  heart: heartArt,
  cloud: cloudArt,
} as const;

/** Everything that the scene copies, drawn. Lists of rabbits begin with the first colour, and end with the White Rabbit. */
export interface WhacArt extends Readonly<Record<keyof typeof single, Sprite>> {
  glyphs: Sprite;
  faces: Readonly<Record<FaceName, Sprite>>;
  bodies: readonly Sprite[];
  ears: readonly Sprite[];
  paws: readonly Sprite[];
  shapes: readonly Sprite[];
  medals: readonly Sprite[];
  close: () => void;
}

/** Draws the art at the screen's resolution. */
export async function drawWhacArt(pixelsPerUnit: number): Promise<WhacArt> {
  const made: Sprite[] = [];
  const one = async (art: SpriteArt) => {
    const sprite = await spriteOf(art, pixelsPerUnit);
    made.push(sprite);
    return sprite;
  };
  const list = (count: number, art: (index: number) => SpriteArt) =>
    Promise.all(Array.from({ length: count }, (_, index) => one(art(index))));
  const named = async <Name extends string>(names: readonly Name[], art: (name: Name) => SpriteArt) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await one(art(name))]))) as Record<
      Name,
      Sprite
    >;
  const glyphs = await glyphsOf(pixelsPerUnit);
  made.push(glyphs);
  return {
    ...(await named(Object.keys(single) as (keyof typeof single)[], (name) => single[name])),
    glyphs,
    faces: await named(faceNames, faceArt),
    bodies: await list(whiteRabbit, (index) => bodyArt(index + 1)),
    ears: await list(whiteRabbit, (index) => earArt(index + 1)),
    paws: await list(whiteRabbit, (index) => pawsArt(index + 1)),
    shapes: await list(rainbow.length, shapeArt),
    medals: await list(rainbow.length, medalArt),
    close: () => {
      for (const { bitmap } of made) bitmap.close();
    },
  };
}
