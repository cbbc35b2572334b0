import {
  type LayerBox,
  type Meme,
  type MemeCaption,
  type MemeFormat,
  type MemeLayer,
  type MemeSticker,
  memeLimits,
  memeSizes,
} from './meme';

/** A layer without its number, which the meme gives. */
export type NewLayer = Omit<MemeCaption, 'id'> | Omit<MemeSticker, 'id'>;

/** Adds a layer above the others; a meme that is full stays as it was. */
export function withLayer(meme: Meme, layer: NewLayer): Meme {
  if (meme.layers.length >= memeLimits.layers) return meme;
  const added: MemeLayer = { ...layer, id: meme.nextId };
  return { ...meme, layers: [...meme.layers, added], nextId: meme.nextId + 1 };
}

/** Changes one layer. */
export function withChangedLayer(meme: Meme, id: number, change: (layer: MemeLayer) => MemeLayer): Meme {
  return { ...meme, layers: meme.layers.map((layer) => (layer.id === id ? change(layer) : layer)) };
}

export function withoutLayer(meme: Meme, id: number): Meme {
  return { ...meme, layers: meme.layers.filter((layer) => layer.id !== id) };
}

/** Adds a copy of a layer, a little aside. */
export function withCopy(meme: Meme, id: number): Meme {
  const layer = meme.layers.find((one) => one.id === id);
  if (!layer) return meme;
  const aside = 60;
  return withLayer(meme, keptInside({ ...layer, x: layer.x + aside, y: layer.y + aside }, meme.format));
}

/** Moves a layer up or down among the others. */
export function withOrder(meme: Meme, id: number, by: 1 | -1): Meme {
  const from = meme.layers.findIndex((layer) => layer.id === id);
  const [moved, other] = [meme.layers[from], meme.layers[from + by]];
  if (!moved || !other) return meme;
  const layers = [...meme.layers];
  layers[from] = other;
  layers[from + by] = moved;
  return { ...meme, layers };
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns a layer whose middle lies in the picture, and that is neither too small to be found nor larger than twice the picture. */
export function keptInside<Box extends LayerBox>(box: Box, format: MemeFormat): Box {
  const { width, height } = memeSizes[format];
  return {
    ...box,
    x: between(box.x, 0, width),
    y: between(box.y, 0, height),
    width: between(box.width, memeLimits.side, 2 * width),
    height: between(box.height, memeLimits.side, 2 * height),
    turn: ((((box.turn + 180) % 360) + 360) % 360) - 180,
  };
}

/** Gives the picture another shape; what lies on it keeps its place as a share of the picture. */
export function withFormat(meme: Meme, format: MemeFormat): Meme {
  const [from, to] = [memeSizes[meme.format], memeSizes[format]];
  const [across, down] = [to.width / from.width, to.height / from.height];
  const shrink = Math.min(across, down);
  const placed = (layer: MemeLayer): MemeLayer => ({
    ...layer,
    x: layer.x * across,
    y: layer.y * down,
    width: layer.width * (layer.kind === 'caption' ? across : shrink),
    height: layer.height * (layer.kind === 'caption' ? down : shrink),
  });
  return { ...meme, format, layers: meme.layers.map((layer) => keptInside(placed(layer), format)) };
}
