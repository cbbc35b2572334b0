import { inDatabase } from '@rainbow-rabbit/parts/kept';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import {
  captionAligns,
  captionLooks,
  type Meme,
  memeFormats,
  memeLimits,
  memePaints,
  sceneNames,
  stickerNames,
} from '../domain/meme';

/** The meme that this browser keeps until another is begun. */
export interface MemeDraft {
  meme: Meme;
  /** The person's own picture below it. */
  picture?: Blob;
}

interface MemeDatabase extends DBSchema {
  draft: { key: string; value: unknown };
}

/** The page works on one meme at a time. */
const draftKey = 'meme';

const number = v.pipe(v.number(), v.finite(), v.minValue(-1e5), v.maxValue(1e5));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const box = {
  id,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  paint: v.picklist(memePaints),
};

const layerShape = v.variant('kind', [
  v.object({
    kind: v.literal('caption'),
    ...box,
    text: v.pipe(v.string(), v.maxLength(memeLimits.textCharacters)),
    isExample: v.boolean(),
    slot: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    look: v.picklist(captionLooks),
    align: v.picklist(captionAligns),
    largest: v.pipe(
      v.number(),
      v.minValue(memeLimits.smallestLetters),
      v.maxValue(memeLimits.largestLetters),
    ),
  }),
  v.object({ kind: v.literal('sticker'), ...box, sticker: v.picklist(stickerNames) }),
]);

const memeShape = v.object({
  format: v.picklist(memeFormats),
  back: v.variant('kind', [
    v.object({ kind: v.literal('scene'), scene: v.picklist(sceneNames) }),
    v.object({
      kind: v.literal('picture'),
      picture: v.string(),
      zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(memeLimits.largestZoom)),
      x: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      y: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ]),
  layers: v.pipe(v.array(layerShape), v.maxLength(memeLimits.layers)),
  nextId: id,
});

/** Bytes instead of a blob: some browsers lose a blob of their database with the page. */
const draftShape = v.object({
  meme: memeShape,
  picture: v.optional(v.object({ bytes: v.instance(ArrayBuffer), type: v.string() })),
});

/** Checks a kept draft: an earlier build, or another program, may have written it. */
export function checkedDraft(value: unknown): MemeDraft | undefined {
  const { success, output } = v.safeParse(draftShape, value);
  if (!success) return undefined;
  // Pictures are named in each visit anew.
  if (output.meme.back.kind === 'picture' && !output.picture) return undefined;
  const { meme, picture } = output;
  return picture ? { meme, picture: new Blob([picture.bytes], { type: picture.type }) } : { meme };
}

const openDrafts = () =>
  openDB<MemeDatabase>('rainbow-rabbit.meme', 1, {
    upgrade: (database) => {
      database.createObjectStore('draft');
    },
  });

/** Reads the meme of the last visit; undefined without one, and where the browser keeps none. */
export async function readMemeDraft(): Promise<MemeDraft | undefined> {
  try {
    return checkedDraft(await inDatabase(openDrafts, (database) => database.get('draft', draftKey)));
  } catch {
    return undefined;
  }
}

/** Keeps a meme. @returns false where the browser keeps none */
export async function keepMemeDraft({ meme, picture }: MemeDraft): Promise<boolean> {
  try {
    const kept = picture && { bytes: await picture.arrayBuffer(), type: picture.type };
    await inDatabase(openDrafts, (database) =>
      database.put('draft', kept ? { meme, picture: kept } : { meme }, draftKey),
    );
    return true;
  } catch {
    return false;
  }
}
