import { withChangedLayer, withLayer } from './layer-edits';
import {
  type CaptionAlign,
  type CaptionLook,
  type LayerBox,
  type Meme,
  type MemeCaption,
  type MemeFormat,
  type MemePaint,
  memeLimits,
  memeSizes,
  type SceneName,
} from './meme';

/** A place for a caption: shares of the picture, or thousandths of the scene where it belongs to something drawn. */
interface CaptionSlot {
  /** The middle, then width and height. */
  place: readonly [x: number, y: number, width: number, height: number];
  isOfScene?: boolean;
  turn?: number;
  paint?: MemePaint;
  look?: CaptionLook;
  align?: CaptionAlign;
}

const top: CaptionSlot = { place: [0.5, 0.115, 0.94, 0.19] };
const bottom: CaptionSlot = { place: [0.5, 0.9, 0.94, 0.16] };
const onPaper = { paint: 'ink', look: 'plain' } as const;

export const sceneSlots: Readonly<Record<SceneName, readonly CaptionSlot[]>> = {
  buttons: [
    { place: [255, 98, 400, 150], isOfScene: true },
    { place: [745, 98, 400, 150], isOfScene: true },
  ],
  'no-yes': [
    { place: [0.73, 0.25, 0.48, 0.4], ...onPaper },
    { place: [0.73, 0.75, 0.48, 0.4], ...onPaper },
  ],
  fine: [top],
  levels: [
    { place: [0.3, 0.167, 0.54, 0.26], ...onPaper },
    { place: [0.3, 0.5, 0.54, 0.26], ...onPaper },
    { place: [0.3, 0.833, 0.54, 0.26] },
  ],
  sign: [{ place: [500, 301, 690, 318], isOfScene: true, turn: -2.5, ...onPaper }],
  thoughts: [{ place: [448, 232, 500, 250], isOfScene: true, ...onPaper }],
  late: [top, bottom],
  tower: [
    { place: [245, 250, 430, 240], isOfScene: true },
    { place: [225, 800, 390, 170], isOfScene: true },
  ],
  lens: [top],
  smirk: [top, bottom],
  winners: [top],
};

/** Returns the place of a slot in a picture of some format. */
function boxOf(
  { place: [x, y, width, height], isOfScene = false, turn = 0 }: CaptionSlot,
  format: MemeFormat,
): LayerBox {
  const size = memeSizes[format];
  if (!isOfScene)
    return {
      x: x * size.width,
      y: y * size.height,
      width: width * size.width,
      height: height * size.height,
      turn,
    };
  const scale = Math.min(size.width, size.height) / 1000;
  return {
    x: size.width / 2 + (x - 500) * scale,
    y: size.height / 2 + (y - 500) * scale,
    width: width * scale,
    height: height * scale,
    turn,
  };
}

/** Returns a caption as it begins: white letters with an outline, in the middle. */
export function newCaption(
  text: string,
  box: LayerBox,
  look: Partial<MemeCaption> = {},
): Omit<MemeCaption, 'id'> {
  return {
    kind: 'caption',
    text,
    isExample: false,
    paint: 'white',
    look: 'outline',
    align: 'centre',
    largest: 150,
    ...look,
    ...box,
  };
}

/**
 * Puts a scene below a meme. The texts that a person wrote move to the scene's own places; further places get the scene's
 * examples, and examples of the scene before go.
 */
export function withScene(meme: Meme, scene: SceneName, examples: readonly string[]): Meme {
  const written = meme.layers.filter((layer) => layer.kind === 'caption' && !layer.isExample);
  let next: Meme = {
    ...meme,
    back: { kind: 'scene', scene },
    layers: meme.layers.filter((layer) => layer.kind === 'sticker' || !layer.isExample),
  };
  for (const [index, slot] of sceneSlots[scene].entries()) {
    const { paint = 'white', look = 'outline', align = 'centre' } = slot;
    const part = { ...boxOf(slot, meme.format), paint, look, align };
    const own = written[index];
    next = own
      ? withChangedLayer(next, own.id, (layer) => (layer.kind === 'caption' ? { ...layer, ...part } : layer))
      : withLayer(next, newCaption(examples[index] ?? '', part, { ...part, isExample: true, slot: index }));
  }
  return next;
}

/** Returns a meme with its scene's examples in the words given, so they follow the language of the page; other texts stay. */
export function withExamples(meme: Meme, examples: readonly string[]): Meme {
  const layers = meme.layers.map((layer) => {
    if (layer.kind !== 'caption' || !layer.isExample || layer.slot === undefined) return layer;
    const text = examples[layer.slot] ?? layer.text;
    return text === layer.text ? layer : { ...layer, text };
  });
  // A meme that stays the same object isn't drawn or kept anew.
  return layers.every((layer, at) => layer === meme.layers[at]) ? meme : { ...meme, layers };
}

/** Returns a new meme of a scene. @param nextId the number of its first layer */
export function firstMeme(
  scene: SceneName,
  examples: readonly string[],
  { format = 'square', nextId = 1 }: { format?: MemeFormat; nextId?: number } = {},
): Meme {
  return withScene({ format, back: { kind: 'scene', scene }, layers: [], nextId }, scene, examples);
}

/** Cuts a text that is pasted to the most characters of a caption, between characters as people see them. */
export function cutCaption(text: string): string {
  if (text.length <= memeLimits.textCharacters) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > memeLimits.textCharacters) break;
    kept += segment;
  }
  return kept;
}
